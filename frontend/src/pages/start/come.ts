// Where the code of a table leads: fetched when somebody is about to write one.
import type { Language } from '../../ground/cards/faces';
import { ask, LobbyError, post } from '../../ground/lobby';
import type { Come } from '../../ground/protocol';
import { CODE_WORDS } from '../../words/made/code';

/** A word and a number, whatever stands between them; which words there are, the server knows. */
const SHAPE = /\p{L}.*\d/u;

/** Says in a language what is wrong with a code. */
export type CodeProblem = (language: Language) => string;

/** Return the room of the code that somebody wrote; empty where there is none, with the problem. */
export async function roomOf(typed: string): Promise<{ room: string; problem: CodeProblem | null }> {
  const because = (kind: 'notShaped' | 'noCode' | 'tooMany' | 'failed') => ({ room: '', problem: (language: Language) => CODE_WORDS[language][kind] });
  if (!SHAPE.test(typed)) return because('notShaped');
  try {
    return { room: (await ask('CodeFound', '/api/come', post({ typed } satisfies Come))).room, problem: null };
  } catch (error) {
    const { code, why } = error instanceof LobbyError ? error : { code: '', why: '' };
    return because(code === 'refused' ? 'noCode' : why === 'too_many' ? 'tooMany' : 'failed');
  }
}
