// The browser's own socket, clock and chance, as connection.ts wants them.
import { afterFrame } from '../ground/later';
import { ways } from '../ground/ways';
import type { Around } from './game.svelte';

export const BROWSER: Around = {
  dial(address, ends) {
    const other = ways.dial?.(address, ends);
    if (other) return other;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${address}`);
    socket.onopen = () => ends.opened();
    socket.onmessage = ({ data }) => typeof data === 'string' && ends.heard(data);
    socket.onclose = ({ code }) => ends.closed(code);
    return socket;
  },
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  drawn: afterFrame,
  chance: Math.random,
};

/** Return a short word that no other page has. */
export function newStem(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((stem, part) => stem + part.toString(36), 'c');
}
