// The honest server of these tests does what the real one does: every command of the histories that the real one has written.
import { describe, expect, it } from 'vitest';
import HISTORIES_READ from './deal_histories.json';
import { HonestServer } from './honest_server';

type Step = [what: string, guest: number, here: number[], taken: boolean, shows?: unknown[]];

const HISTORIES = HISTORIES_READ as unknown as Step[][];

function taken(server: HonestServer, what: string, guest: number, here: number[]): boolean {
  if (what === 'commit') return server.commits(guest, String(guest).repeat(64));
  if (what === 'reveal') return server.reveals(guest);
  if (what === 'next') return server.asks(guest, here);
  if (what === 'goes on') return server.goesOn(here);
  if (what === 'break') return server.breaks();
  if (what === 'end') return server.ends();
  if (what === 'stand') return server.stands(guest);
  if (what === 'sit') return server.sits(guest);
  return server.knows(!server.known);
}

describe('the honest server of these tests', () => {
  it.each(HISTORIES.map((history, number) => [number, history] as const))('shows what the real one shows: history %i', (_, history) => {
    const server = new HonestServer('table');
    const promises: string[] = [];
    const number = (promise: string | null | undefined) => {
      if (promise == null) return null;
      if (!promises.includes(promise)) promises.push(promise);
      return promises.indexOf(promise);
    };
    const shown = () => {
      const { stage, round_no, commitment, next_commitment, commitments = [], seal, put_off = [], known_cards, proof } = server.view(0);
      const sealed = seal && seal.commitments.map(({ guest, revealed }) => [guest, revealed]);
      const told = proof && [proof.put_off, proof.seal !== null];
      return [
        stage,
        round_no,
        number(commitment),
        number(next_commitment),
        commitments.map(({ guest }) => guest),
        sealed,
        put_off.map(({ guest }) => guest),
        known_cards !== null,
        told,
        [...server.chairs],
      ];
    };
    let now: unknown[] = [];
    for (const [step, [what, guest, here, wasTaken, shows]] of history.entries()) {
      now = shows ?? now;
      expect([step, what, taken(server, what, guest, here)]).toEqual([step, what, wasTaken]);
      expect([step, what, shown()]).toEqual([step, what, now]);
    }
  });
});
