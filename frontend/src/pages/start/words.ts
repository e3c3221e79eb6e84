// What the start page says of the versions at a glance, and of looking for one.
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const CHOOSING_WORDS = byLanguage({
  players: both(
    (least: number, most: number) => (least === most ? fr`${least} joueurs` : fr`${least} à ${most} joueurs`),
    (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),
  ),
  cards: both(
    (count: number) => fr`${count} cartes`,
    (count) => `${count} cards`,
  ),
  jokers: both(fr`jokers`, 'jokers'),
  teams: both(fr`équipes`, 'teams'),
  columns: both(fr`en colonnes`, 'in columns'),
  search: both(fr`Chercher un jeu`, 'Look for a game'),
  rules: both(fr`Ses règles`, 'Its rules'),
});
