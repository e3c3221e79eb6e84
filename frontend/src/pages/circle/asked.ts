// What is asked of the server about circles. A circle's link goes in the body of a request, never in an address.
import { ask, LobbyError, post } from '../../ground/lobby';
import type {
  Circle,
  CircleBefore,
  CircleEntered,
  CircleEntry,
  CircleInShort,
  CirclePlayed,
  CircleStandings,
  CircleRoom,
  Edit,
  Evening,
  ImportDone,
  Member,
  NewCircle,
  NewCircleRoom,
  NewPinned,
  PersonGiven,
  Played,
} from '../../ground/protocol';

/** The server reads no longer file. */
export const MOST_FILE_MEGABYTES = 8;
const BARE: RequestInit = { method: 'POST' };

/** Return the address of a part of *circle* in the interface of the server. */
export function addressIn(circle: string, ...parts: (string | number)[]): string {
  return ['/api/circles', circle, ...parts].join('/');
}

export async function fetchMine(): Promise<CircleInShort[]> {
  return (await ask('MyCircles', '/api/circles')).circles;
}

export async function foundCircle(wanted: NewCircle): Promise<string> {
  return (await ask('CircleEntry', '/api/circles', post(wanted))).circle;
}

/** Return what the secret *link* shows. */
export async function fetchBefore(link: string): Promise<CircleBefore> {
  return ask('CircleBefore', '/api/circles/look', post({ link }));
}

export async function comeIn(wanted: CircleEntered): Promise<CircleEntry> {
  return ask('CircleEntry', '/api/circles/come', post(wanted));
}

export async function fetchCircle(circle: string): Promise<Circle> {
  return ask('Circle', addressIn(circle));
}

export async function renameCircle(circle: string, name: string): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'name'), post({ name }));
}

/** Return the new link. */
export async function renewLink(circle: string): Promise<string> {
  return (await ask('CircleLink', addressIn(circle, 'renew'), BARE)).link;
}

export async function deleteCircle(circle: string): Promise<void> {
  await ask('Done', addressIn(circle, 'delete'), BARE);
}

export async function leaveCircle(circle: string, forget: boolean): Promise<void> {
  await ask('Done', addressIn(circle, 'leave'), post({ forget }));
}

export async function addPerson(circle: string, person: PersonGiven): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'members'), post(person));
}

export async function givePerson(circle: string, member: Member, person: PersonGiven): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'members', member), post(person));
}

/** Let another device come in by the link as *member*. */
export async function openPlace(circle: string, member: Member): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'members', member, 'open'), BARE);
}

export async function setKeeper(circle: string, member: Member, keeper: boolean): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'members', member, 'keeper'), post({ keeper }));
}

export async function removePerson(circle: string, member: Member, forget: boolean): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'members', member, 'remove'), post({ forget }));
}

export async function pinRules(circle: string, wanted: NewPinned): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'rules'), post(wanted));
}

export async function unpinRules(circle: string, pinned: number): Promise<Circle> {
  return ask('Circle', addressIn(circle, 'rules', pinned, 'remove'), BARE);
}

export async function fetchRooms(circle: string): Promise<CircleRoom[]> {
  return (await ask('CircleRooms', addressIn(circle, 'tables'))).tables;
}

/** Open a table of *circle*; return its room. */
export async function openRoom(circle: string, wanted: NewCircleRoom): Promise<string> {
  return (await ask('RoomOpened', addressIn(circle, 'tables'), post(wanted))).room;
}

/** Return what was played, the latest first; with *before*, what comes before that number. */
export async function fetchPlayed(circle: string, before: number | null = null): Promise<CirclePlayed> {
  return ask('CirclePlayed', addressIn(circle, before === null ? 'played' : `played?before=${before}`));
}

export async function writeEvening(circle: string, evening: Evening): Promise<Played> {
  return ask('Played', addressIn(circle, 'evenings'), post(evening));
}

export async function mendEvening(circle: string, { result, version }: Played, evening: Evening): Promise<Played> {
  return ask('Played', addressIn(circle, 'results', result), post({ version, evening }));
}

/** Strike a result out, or count it again. */
export async function strike(circle: string, { result, version }: Played, struck: boolean): Promise<Played> {
  return ask('Played', addressIn(circle, 'results', result, 'strike'), post({ version, struck }));
}

export async function fetchHistory(circle: string, result: number): Promise<Edit[]> {
  return (await ask('ResultHistory', addressIn(circle, 'results', result, 'history'))).edits;
}

/** What the standings are asked for by. */
export interface StandingsAsked {
  since: number | null;
  until: number | null;
  game: { game: string; title: string } | null;
  of: CircleStandings['of'];
}

export async function fetchStandings(circle: string, { since, until, game, of }: StandingsAsked): Promise<CircleStandings> {
  const query = new URLSearchParams({ of });
  if (since !== null) query.set('since', String(since));
  if (until !== null) query.set('until', String(until));
  if (game) {
    query.set('game', game.game);
    query.set('title', game.title);
  }
  return ask('CircleStandings', addressIn(circle, `standings?${query.toString()}`));
}

/** Add what *file* holds to *circle*. */
export async function importFile(circle: string, file: File): Promise<ImportDone> {
  const isTable = /\.csv$/i.test(file.name) || file.type === 'text/csv';
  const headers = { 'Content-Type': isTable ? 'text/csv' : 'application/json' };
  return ask('ImportDone', addressIn(circle, 'import'), { method: 'POST', headers, body: await file.text() });
}

/** Return the code by which the server has refused something; "": it has not. */
export function refusalOf(error: unknown): string {
  return error instanceof LobbyError && error.code === 'refused' ? error.why : '';
}

/** Tell whether the circle that was asked for is deleted, or one is in it no more. */
export function isGone(error: unknown): boolean {
  return refusalOf(error) === 'no_circle';
}
