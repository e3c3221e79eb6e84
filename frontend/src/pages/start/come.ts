// Where the code of a table leads: fetched when somebody is about to write one.
import type { Language } from '../../ground/cards/faces';
import { ask, LobbyError, post } from '../../ground/lobby';
import type { Come } from '../../ground/protocol';
import { CODE_WORDS } from '../../words/made/code';

/** A word and a number, whatever stands between them; which words there are, the server knows. */
const SHAPE = /\p{L}.*\d/u;

/** Return the room of the code that somebody wrote; empty where there is none, with the problem in *language*. */
export async function roomOf(typed: string, language: Language): Promise<{ room: string; problem: string }> {
  const label = CODE_WORDS[language];
  if (!SHAPE.test(typed)) return { room: '', problem: label.notShaped };
  try {
    return { room: (await ask('CodeFound', '/api/come', post({ typed } satisfies Come))).room, problem: '' };
  } catch (error) {
    const { code, why } = error instanceof LobbyError ? error : { code: '', why: '' };
    return { room: '', problem: code === 'refused' ? label.noCode : why === 'too_many' ? label.tooMany : label.failed };
  }
}
