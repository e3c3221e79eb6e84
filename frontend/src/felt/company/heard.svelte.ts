// What I hear of what is said in a room: not those whom I have muted, nor what is written where I do not want it, or may not read it.
import { untrack } from 'svelte';
import { hasOthers, linesOf, mayChat } from '../../facts/chat';
import type { Chat } from '../../ground/protocol';
import { chosen } from '../../state/chosen.svelte';
import type { Game, Said } from '../../state/game.svelte';
import { isMuted } from '../../state/muted.svelte';
import { voice } from '../../state/voice.svelte';
import { theCard } from '../../words/card_names';
import { COMPANY_WORDS } from '../../words/made/company';
import { settle } from './sent.svelte';

/** A line is shown longer than a phrase by so much for each of its letters. */
const SHOWN_MS = 5000;
const LETTER_SHOWN_MS = 60;
/** What was shown at a seat already. */
const shown = new WeakSet<Chat>();
const told = new WeakMap<Game, Told>();

/** What I know of a game already, whichever component stands: the felt goes and comes. */
class Told {
  /** The last thing that was read out. */
  last = 0;
  /** When the last line was written that I had before me. */
  readTo = $state(0);
}

function toldOf(game: Game): Told {
  const kept = told.get(game) ?? new Told();
  told.set(game, kept);
  return kept;
}

/** Return whether I read and write here. */
export function isChatting({ view, replayed, chats }: Game): boolean {
  return !replayed && view !== null && chosen.chat && mayChat(view) && (chats.length > 0 || hasOthers(view));
}

/** Return what was said in the last seconds. */
export function saidTo(game: Game): Said[] {
  return game.said.filter((said) => !isMuted(game.room, said.guest) && (!('text' in said) || isChatting(game)));
}

/** Return all that was written, as far as this page knows. */
export function linesTo(game: Game): ReturnType<typeof linesOf> {
  return isChatting(game) ? linesOf(game.chats).filter(({ guest }) => !isMuted(game.room, guest)) : [];
}

/** Return how many lines of others I have not had before me. Those that a page is sent as it comes were read before it was loaded anew. */
export function unreadIn(game: Game): number {
  const [first] = game.chats;
  const before = first?.held ? Math.max(0, ...first.lines.map(({ at }) => at)) : 0;
  const from = Math.max(before, toldOf(game).readTo);
  return linesTo(game).filter(({ guest, at }) => guest !== game.view?.guest && at > from).length;
}

/** All that is written stands before me. */
export function noteRead(game: Game): void {
  const kept = toldOf(game);
  kept.readTo = Math.max(
    untrack(() => kept.readTo),
    linesTo(game).at(-1)?.at ?? 0,
  );
}

/** Return what *said* says, in words. */
export function wordsOf(said: Said): string {
  return 'text' in said ? said.text : COMPANY_WORDS[chosen.language].phrase[said.phrase];
}

/** Show what is written at the seats and read out what is said, as long as the component that calls it stands; and forget what may not be read any more. */
export function listenTo(game: Game): void {
  const known = toldOf(game);
  $effect(() => {
    const fresh = game.chats.filter((chat) => !shown.has(chat));
    untrack(() => {
      for (const chat of fresh) {
        shown.add(chat);
        if (!chat.held) chat.lines.forEach((line) => game.hearSaid(line, SHOWN_MS + line.text.length * LETTER_SHOWN_MS));
      }
    });
  });
  $effect(() => {
    const label = COMPANY_WORDS[chosen.language];
    const fresh = saidTo(game).filter(({ no }) => no > known.last);
    known.last = Math.max(known.last, ...fresh.map(({ no }) => no));
    untrack(() =>
      fresh.forEach((said) => {
        const onCard = said.card ? label.onCard(theCard(said.card, chosen.language)) : '';
        voice.say(label.says(said.guest === game.view?.guest ? label.youSay : said.name, wordsOf(said) + onCard));
      }),
    );
  });
  $effect(() => settle(game));
  $effect(() => {
    if (game.view && !mayChat(game.view) && game.chats.length) game.chats = [];
  });
}
