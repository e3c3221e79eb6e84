// What the end of a round says: its windows come with it.
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

export const OVER_WORDS = byLanguage({
  won: both(fr`Vous gagnez la manche !`, 'You win the round!'),
  lost: both(
    (who: string) => fr`${who} gagne la manche`,
    (who) => `${who} wins the round`,
  ),
  shared: both(fr`Manche partagée`, 'The round is shared'),
  blocked: both(fr`La manche est bloquée : plus personne ne peut jouer ni piocher.`, 'The round is blocked: nobody can play or draw any more.'),
  limit: both(fr`La limite de cartes est atteinte : la manche s'arrête.`, 'The limit of cards has been reached: the round is over.'),
  player: both(fr`Joueur`, 'Player'),
  left: both(fr`Cartes restantes`, 'Cards left'),
  points: both(fr`Manche`, 'Round'),
  total: both(fr`Total`, 'Total'),
  wins: both(fr`Gagnées`, 'Won'),
  none: both(fr`aucune`, 'none'),
  next: both(fr`Manche suivante`, 'Next round'),
  nextHint: both(fr`les totaux continuent`, 'totals carry over'),
  start: both(fr`Changer de table`, 'Another room'),
  look: both(fr`Regarder la table`, 'Look at the table'),
});
