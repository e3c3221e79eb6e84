// What is said of a deal before and while it is made: what it waits for, whose grain is not in it, what no honest server does.
import type { KnownCards } from '../../ground/protocol';
import { both, byLanguage, type Both } from '../both';
import { ofName } from '../people';
import { fr, listed } from '../../ground/typography';
import type { AlarmCode, Without } from '../../facts/deal/guard';

export const DEAL_WORDS = byLanguage({
  notes: both(fr`La donne`, 'The deal'),
  missing: both(
    (names: readonly string[]) => fr`On mélange : il manque ${names.length > 1 ? fr`les grains` : fr`le grain`} de hasard ${listed(names.map(ofName), 'et')}.`,
    (names) => `Shuffling: the ${names.length > 1 ? 'grains' : 'grain'} of chance of ${listed(names, 'and')} ${names.length > 1 ? 'are' : 'is'} missing.`,
  ),
  putOff: both(
    (names: readonly string[]) =>
      names.length > 1
        ? fr`La donne est remise : les grains de hasard ${listed(names.map(ofName), 'et')} ne sont pas venus. On recommence sans eux.`
        : fr`La donne est remise : le grain de hasard ${listed(names.map(ofName), 'et')} n'est pas venu. On recommence sans lui.`,
    (names) =>
      `The deal is put off: the ${names.length > 1 ? 'grains' : 'grain'} of chance of ${listed(names, 'and')} did not come. It is made anew without ${names.length > 1 ? 'them' : 'it'}.`,
  ),
  known: both(
    ({ round_no: of }: KnownCards, playing: boolean) => {
      if (playing) return of ? fr`Cartes connues : celles de la manche ${of}.` : fr`Cartes connues : l'hôte les a déjà vues.`;
      return of
        ? fr`Cartes connues : la prochaine manche redonnera celles de la manche ${of}.`
        : fr`Cartes connues : la première manche redonne des cartes que l'hôte a déjà vues.`;
    },
    ({ round_no: of }, playing) => {
      if (playing) return of ? `Known cards: those of round ${of}.` : 'Known cards: the host has seen them before.';
      return of
        ? `Known cards: the next round will deal those of round ${of} again.`
        : 'Known cards: the first round deals cards that the host has seen before.';
    },
  ),
  otherCards: both(fr`Plutôt des cartes nouvelles`, 'New cards instead'),
  close: both(fr`Vu`, 'Seen'),
  without: {
    away: both(
      fr`La donne a été scellée sans le grain de hasard de ce navigateur, qui n'était pas relié. Si cela revient, méfiez-vous.`,
      'The deal was sealed without the grain of chance of this browser, which was not connected. If this happens again, beware.',
    ),
    late: both(
      fr`Le grain de hasard de ce navigateur est venu trop tard : la donne se fait sans lui. Si cela revient, méfiez-vous.`,
      'The grain of chance of this browser came too late: the deal is made without it. If this happens again, beware.',
    ),
    put_off: both(
      fr`Le grain de hasard de ce navigateur n'était pas venu : la donne se refait sans lui.`,
      'The grain of chance of this browser had not come: the deal is made anew without it.',
    ),
    unknown: both(
      fr`Un grain de hasard est à votre nom, et ce navigateur ne le connaît pas : méfiez-vous de cette donne.`,
      'A grain of chance is in your name, and this browser does not know it: beware of this deal.',
    ),
  } satisfies Record<Without, Both<string>>,
  alarm: {
    heading: both(
      {
        promise: fr`Promesse rompue`,
        known: fr`Des cartes connues`,
        left_out: fr`Votre hasard a été écarté`,
        replaced: fr`Votre hasard a été remplacé`,
        bad_seal: fr`Un faux sceau`,
        other_seal: fr`Le sceau a changé`,
        blamed: fr`Un reproche infondé`,
        put_off: fr`Une donne remise sans raison`,
        too_soon: fr`Une donne remise trop tôt`,
        refused: fr`Votre hasard a été refusé`,
        late: fr`Deux donnes sans votre hasard`,
      } satisfies Record<AlarmCode, string>,
      {
        promise: 'A broken promise',
        known: 'Known cards',
        left_out: 'Your chance was left out',
        replaced: 'Your chance was replaced',
        bad_seal: 'A false seal',
        other_seal: 'The seal has changed',
        blamed: 'A false reproach',
        put_off: 'A deal put off without a reason',
        too_soon: 'A deal put off too soon',
        refused: 'Your chance was refused',
        late: 'Two deals without your chance',
      },
    ),
    told: both(toldInFrench, toldInEnglish),
    advice: both(
      fr`Ne vous fiez pas à cette manche. Prévenez les autres, comparez leurs écrans au vôtre, et ne jouez plus ici si cela ne s'explique pas.`,
      'Do not trust this round. Tell the others, compare their screens with yours, and stop playing here until it is explained.',
    ),
    before: both(fr`Promis, ou noté avant :`, 'Promised, or noted before:'),
    found: both(fr`Montré depuis :`, 'Shown since:'),
    details: both(fr`Les empreintes`, 'The fingerprints'),
    nothing: both(fr`rien`, 'nothing'),
  },
});

function toldInFrench(code: AlarmCode, round: number): string {
  const told: Record<AlarmCode, string> = {
    promise: fr`Attention : pour la manche ${round}, le serveur avait promis d'autres cartes avant la donne. Cela peut venir d'une sauvegarde remise en place ; sinon, quelqu'un a choisi les cartes.`,
    known: fr`Attention : la manche ${round} redonne des cartes connues, et ce navigateur ne l'apprend qu'avec la donne. Un réseau très lent l'expliquerait ; sinon, quelqu'un sait qui a quoi.`,
    left_out: fr`Attention : ce navigateur s'était engagé à temps sur son grain de hasard, et le serveur scelle la manche ${round} sans lui. Les autres grains peuvent avoir été choisis. Ce navigateur ne montre pas le sien.`,
    replaced: fr`Attention : sous votre nom, le sceau de la manche ${round} porte un grain de hasard qui n'est pas celui de ce navigateur. Cette table ouverte au même moment sur un autre de vos appareils l'expliquerait ; sinon, quelqu'un peut choisir les cartes. Ce navigateur ne montre pas le sien.`,
    bad_seal: fr`Attention : le sceau de la manche ${round} n'est pas celui de la promesse et des grains qu'il montre. Ce navigateur ne montre pas le sien.`,
    other_seal: fr`Attention : la manche ${round} porte un autre sceau que celui que ce navigateur a vu avant la donne. Cela peut venir d'une sauvegarde remise en place ; sinon, quelqu'un a changé de grains après coup.`,
    blamed: fr`Attention : le serveur dit que votre grain de hasard n'est pas venu pour la manche ${round}, alors que ce navigateur l'a montré. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.`,
    put_off: fr`Attention : la manche ${round} a été remise au nom de quelqu'un qui n'y pouvait rien, ou avec quelqu'un qui n'y avait pas droit. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.`,
    too_soon: fr`Attention : la donne de la manche ${round} a été remise avant la fin des dix secondes laissées à chacun pour montrer son grain de hasard. Le serveur peut avoir rompu une donne qui ne lui plaisait pas.`,
    refused: fr`Attention : le serveur a refusé le grain de hasard de ce navigateur sans raison, puis donne la manche ${round} sans lui. Les autres grains peuvent avoir été choisis.`,
    late: fr`Attention : pour la deuxième fois de suite, la manche ${round} se donne sans le grain de hasard de ce navigateur, que le serveur dit venu trop tard. Un réseau très lent l'expliquerait ; sinon, quelqu'un peut choisir les cartes.`,
  };
  return told[code];
}

function toldInEnglish(code: AlarmCode, round: number): string {
  const told: Record<AlarmCode, string> = {
    promise: `Beware: for round ${round} the server had promised other cards before the deal. A backup that was put back would explain it; otherwise, somebody chose the cards.`,
    known: `Beware: round ${round} deals known cards again, and this browser is told so only with the deal. A very slow network would explain it; otherwise, somebody knows who holds what.`,
    left_out: `Beware: this browser had committed to its grain of chance in time, and the server seals round ${round} without it. The other grains may have been chosen. This browser does not reveal its own.`,
    replaced: `Beware: the seal of round ${round} has a grain of chance in your name that is not this browser’s. This table opened on another device of yours at the same moment would explain it; otherwise, somebody may be choosing the cards. This browser does not reveal its own.`,
    bad_seal: `Beware: the seal of round ${round} is not that of the promise and the grains that it shows. This browser does not reveal its own.`,
    other_seal: `Beware: round ${round} has another seal than the one this browser saw before the deal. A backup that was put back would explain it; otherwise, somebody changed grains afterwards.`,
    blamed: `Beware: the server says that your grain of chance did not come for round ${round}, though this browser revealed it. The server may have broken off a deal that it did not like.`,
    put_off: `Beware: round ${round} was put off in the name of somebody who cannot have done it, or with somebody who may not take part. The server may have broken off a deal that it did not like.`,
    too_soon: `Beware: the deal of round ${round} was put off before the ten seconds were over that everybody has to reveal a grain of chance. The server may have broken off a deal that it did not like.`,
    refused: `Beware: the server refused the grain of chance of this browser without a reason, and deals round ${round} without it. The other grains may have been chosen.`,
    late: `Beware: for the second time running, round ${round} is dealt without the grain of chance of this browser, which came too late according to the server. A very slow network would explain it; otherwise, somebody may be choosing the cards.`,
  };
  return told[code];
}
