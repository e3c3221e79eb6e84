// The worker in which the engine runs: what the page asks is asked of the door, in its order; one tab at a time has a room.
import { Holds } from './holds';
import type { Asked, Heard } from './messages';
import { openDoor, type Door } from './python';

const say = (told: Heard): void => (self as unknown as Worker).postMessage(told);

let begin: (wanted: string | undefined) => void;
const door = new Promise<string | undefined>((begun) => (begin = begun)).then((wanted) => openDoor(wanted, (part) => say({ kind: 'coming', part })));
door.then(
  () => say({ kind: 'ready' }),
  (error: unknown) => say({ kind: 'broken', why: String(error) }),
);

/** The room of each socket. */
const rooms = new Map<number, string>();
/** Those that this tab has: another one may take them. */
const holds = new Holds((room) => void door.then((opened) => opened.let_go(room)));
/** What has been asked of a socket, in its order. */
const queues = new Map<number, Promise<unknown>>();

function inOrder(id: number, task: () => Promise<unknown>): void {
  const done = (queues.get(id) ?? Promise.resolve()).then(task).catch(failed);
  queues.set(id, done);
}

function failed(error: unknown): void {
  console.error(error);
  // Python has come to its end, and answers nothing any more.
  if ((error as { pyodide_fatal_error?: boolean }).pyodide_fatal_error) say({ kind: 'broken', why: String(error) });
}

const isOpen = (room: string): boolean => [...rooms.values()].includes(room);

async function ask(door: Door, method: string, address: string, body: string): Promise<[status: number, body: string]> {
  const answer = await door.ask(method, address, body);
  const told = answer.toJs();
  answer.destroy();
  return told;
}

/** Tell what is known of *room* by now. */
async function tell(door: Door, room: string): Promise<void> {
  const [status, body] = await ask(door, 'GET', `/api/rooms/${room}`, '');
  if (status === 200) say({ kind: 'told', room, body });
}

/** The last socket of *room* has gone: another tab may have it. */
async function leave(door: Door, room: string): Promise<void> {
  await tell(door, room);
  if (isOpen(room)) return;
  door.let_go(room);
  holds.drop(room);
}

async function answered(asked: Extract<Asked, { kind: 'ask' }>): Promise<void> {
  const { id, method, address, body } = asked;
  try {
    const opened = await door;
    const [status, told] = await ask(opened, method, address, body);
    say({ kind: 'answer', id, status, body: told });
    const room = /^\/api\/rooms\/([\w-]+)/.exec(address)?.[1];
    // What another tab plays is not kept in mind here.
    if (room && !isOpen(room)) opened.let_go(room);
  } catch (error) {
    say({ kind: 'answer', id, status: 500, body: '{}' });
    failed(error);
  }
}

async function dial({ id, address, room }: Extract<Asked, { kind: 'dial' }>): Promise<void> {
  const opened = await door;
  rooms.set(id, room);
  await holds.take(room);
  say({ kind: 'opened', id });
  await opened.dial(
    id,
    address,
    (text) => say({ kind: 'heard', id, text }),
    (code) => {
      rooms.delete(id);
      say({ kind: 'closed', id, code });
    },
  );
  // While the room was read another tab may have taken it.
  if (!holds.has(room)) opened.let_go(room);
}

async function hangUp(id: number): Promise<void> {
  const opened = await door;
  opened.hang_up(id);
  queues.delete(id);
  const room = rooms.get(id);
  rooms.delete(id);
  if (room !== undefined && !isOpen(room)) await leave(opened, room);
}

async function forget(room: string): Promise<void> {
  const opened = await door;
  await holds.take(room);
  await opened.forget(room);
  holds.drop(room);
  say({ kind: 'forgotten', room });
}

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  if (data.kind === 'begin') begin(data.wanted);
  else if (data.kind === 'ask') void answered(data);
  else if (data.kind === 'dial') inOrder(data.id, () => dial(data));
  else if (data.kind === 'send') inOrder(data.id, async () => (await door).hear(data.id, data.text));
  else if (data.kind === 'hang-up') inOrder(data.id, () => hangUp(data.id));
  else if (data.kind === 'forget') forget(data.room).catch(failed);
  else door.then((opened) => Promise.all([...new Set(rooms.values())].map((room) => tell(opened, room)))).catch(failed);
};
