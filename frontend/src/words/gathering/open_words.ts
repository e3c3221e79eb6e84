// What the start screen says of open rooms.
import { both, byLanguage } from '../both';
import { ofName } from '../people';
import { fr } from '../../ground/typography';
import { DAY, HOUR, MINUTE } from '../../facts/seating';

export function several(count: number, one: string): string {
  return `${count} ${one}${count > 1 ? 's' : ''}`;
}

function lasting(seconds: number, [day, hour, minute, second]: readonly [string, string, string, string]): string {
  if (seconds >= DAY && seconds % DAY === 0) return several(seconds / DAY, day);
  if (seconds >= HOUR) return several(Math.round(seconds / HOUR), hour);
  if (seconds < MINUTE) return several(seconds, second);
  const rest = seconds % MINUTE;
  return several(Math.floor(seconds / MINUTE), minute) + (rest ? ` ${rest}` : '');
}

export const OF_OPEN_ROOMS = {
  lasting: both(
    (seconds: number) => lasting(seconds, ['jour', 'heure', 'minute', 'seconde']),
    (seconds) => lasting(seconds, ['day', 'hour', 'minute', 'second']),
  ),
  aTurn: both(
    (time: string) => fr`${time} par tour`,
    (time) => `${time} a turn`,
  ),

  openRooms: both(fr`Tables ouvertes`, 'Open tables'),
  free: both(
    (count: number, seats: number) => (count === 0 ? fr`${seats} joueurs, complète` : fr`${several(count, 'place')} libre${count > 1 ? 's' : ''} sur ${seats}`),
    (count, seats) => (count === 0 ? `${seats} players, full` : `${several(count, 'seat')} free of ${seats}`),
  ),
  knownShort: both(fr`cartes connues`, 'known cards'),
  of: both(
    (name: string) => fr`chez ${name}`,
    (name) => `hosted by ${name}`,
  ),
  stage: both(
    { lobby: fr`va commencer`, round: fr`manche en cours`, between: fr`entre deux manches` },
    { lobby: 'about to begin', round: 'a round is being played', between: 'between rounds' },
  ),
  withoutClock: both(fr`sans horloge`, 'no clock'),
  withOptions: both(
    (count: number) => several(count, 'option'),
    (count) => several(count, 'option'),
  ),
  look: both(fr`Regarder`, 'Watch'),
  lookRoom: both(
    (name: string) => fr`Regarder la table ${ofName(name)}`,
    (name) => `Watch ${name}’s room`,
  ),
  join: both(fr`Rejoindre`, 'Join'),
  joinRoom: both(
    (name: string) => fr`Rejoindre la table ${ofName(name)}`,
    (name) => `Join ${name}’s room`,
  ),
  noOpenRooms: both(fr`Aucune pour l'instant.`, 'None for now.'),
};

export const OPEN_ROOM_WORDS = byLanguage(OF_OPEN_ROOMS);
