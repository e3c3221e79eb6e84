// What I have written and the room has not said yet. What it does not take, or never answers, stands in the field again.
import { untrack } from 'svelte';
import { linesOf } from '../../facts/chat';
import type { Refused } from '../../ground/protocol';
import { drafts } from '../../state/drafts.svelte';
import type { Game } from '../../state/game.svelte';

/** No answer takes this long. */
const ANSWERED_WITHIN_MS = 8000;
const written = new WeakMap<Game, Written>();

interface Sent {
  readonly id: string;
  readonly text: string;
  /** It stands in the field again; but perhaps the room has taken it, and only the answer was lost. */
  isBack: boolean;
}

class Written {
  /** The earliest first. */
  sent: Sent[] = [];
  /** When the last line of mine was written that has come. */
  answeredTo = 0;
  refusal = $state.raw<Refused | null>(null);
}

function writtenIn(game: Game): Written {
  const kept = written.get(game) ?? new Written();
  written.set(game, kept);
  return kept;
}

/** Send the draft of the room of *game*. */
export function sendDraft(game: Game): void {
  const kept = writtenIn(game);
  const text = drafts[game.room] ?? '';
  const one: Sent = { id: game.ask({ type: 'chat', text }), text, isBack: false };
  kept.sent = [...kept.sent.filter(({ isBack }) => !isBack), one];
  kept.refusal = null;
  drafts[game.room] = '';
  game.later(ANSWERED_WITHIN_MS, () => kept.sent.includes(one) && putBack(game, [one]));
}

/** Return why the last line was not taken; null where it was. */
export function refusalIn(game: Game): Refused | null {
  return writtenIn(game).refusal;
}

/** Look what has become of all that was sent. */
export function settle(game: Game): void {
  const { chats, live, remark, view } = game;
  const kept = writtenIn(game);
  untrack(() => {
    // The room answers in the order in which it was asked.
    for (const { at } of linesOf(chats).filter(({ guest, at }) => guest === view?.guest && at > kept.answeredTo)) {
      kept.answeredTo = at;
      const taken = kept.sent.shift();
      const draft = drafts[game.room] ?? '';
      if (taken?.isBack && draft.startsWith(taken.text)) drafts[game.room] = draft.slice(taken.text.length).trimStart();
    }
    const refusal = remark && 'refusal' in remark ? remark.refusal : null;
    const refused = kept.sent.filter(({ id }) => id === refusal?.id);
    if (refused.length) kept.refusal = refusal;
    putBack(game, live ? refused : kept.sent);
    kept.sent = kept.sent.filter((one) => !refused.includes(one));
  });
}

function putBack(game: Game, lost: readonly Sent[]): void {
  const texts = lost.filter(({ isBack }) => !isBack).map(({ text }) => text);
  for (const one of lost) one.isBack = true;
  if (texts.length) drafts[game.room] = [...texts, drafts[game.room] ?? ''].filter(Boolean).join(' ');
}
