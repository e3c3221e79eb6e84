// What the score chip says. What is read in its window, and in a result, is fetched with them: see result_words.ts.
import { both, byLanguage } from '../both';
import { fr } from '../../ground/typography';

const PLACES_EN = ['1st', '2nd', '3rd'];
export const placeFr = (place: number): string => (place === 1 ? '1er' : `${place}e`);
export const placeEn = (place: number): string => PLACES_EN[place - 1] ?? `${place}th`;

export const STANDING_WORDS = byLanguage({
  heading: both(fr`Le score`, 'The score'),
  of: both(
    (count: number) => fr`sur ${count}`,
    (count) => `of ${count}`,
  ),
  place: both(placeFr, placeEn),
  upTo: both(
    (target: string) => fr`jusqu'à ${target}`,
    (target) => `to ${target}`,
  ),
  you: both(fr`Vous`, 'You'),
});
