// What the start screen says of open rooms.
import { both, byLanguage } from '../words/both';
import { ofName } from '../words/people';
import { fr } from '../words/typography';

export function several(count: number, one: string): string {
  return `${count} ${one}${count > 1 ? 's' : ''}`;
}

export const OF_OPEN_ROOMS = {
  openRooms: both(fr`Tables ouvertes`, 'Open tables'),
  free: both(
    (count: number, seats: number) =>
      count === 0 ? fr`${seats} joueurs, complète` : fr`${several(count, 'place')} libre${count > 1 ? 's' : ''} sur ${seats}`,
    (count, seats) => (count === 0 ? `${seats} players, full` : `${several(count, 'seat')} free of ${seats}`),
  ),
  knownShort: both(fr`cartes connues`, 'known cards'),
  of: both((name: string) => fr`chez ${name}`, (name) => `hosted by ${name}`),
  stage: both(
    { lobby: fr`va commencer`, round: fr`manche en cours`, between: fr`entre deux manches` },
    { lobby: 'about to begin', round: 'a round is being played', between: 'between rounds' },
  ),
  withOptions: both((count: number) => several(count, 'option'), (count) => several(count, 'option')),
  look: both(fr`Regarder`, 'Watch'),
  lookRoom: both((name: string) => fr`Regarder la table ${ofName(name)}`, (name) => `Watch ${name}’s room`),
  join: both(fr`Rejoindre`, 'Join'),
  joinRoom: both((name: string) => fr`Rejoindre la table ${ofName(name)}`, (name) => `Join ${name}’s room`),
  noOpenRooms: both(fr`Aucune pour l'instant.`, 'None for now.'),
};

export const OPEN_ROOM_WORDS = byLanguage(OF_OPEN_ROOMS);
