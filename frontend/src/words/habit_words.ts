// What is said at the table of what the page does for its person: a card moved, drawing on. Kept small: it is there from the first view.
import { both, byLanguage } from './both';
import { fr } from '../ground/typography';

export const HABIT_WORDS = byLanguage({
  drawOn: both(fr`Piocher jusqu'à pouvoir jouer`, 'Draw until I can play'),
  stop: both(fr`Ne plus piocher`, 'Stop drawing'),
  remind: both(
    (call: string) => fr`Pensez à annoncer ${call}.`,
    (call) => `Remember to say ${call}.`,
  ),
  moved: both(
    (card: string, place: number, of: number) => fr`${card}, ${place} sur ${of}`,
    (card, place, of) => `${card}, ${place} of ${of}`,
  ),
});
