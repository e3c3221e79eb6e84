// From the text of a file to what is found in it.
import { ownNonces } from './own_nonces';
import { readRound } from './round_file';
import { verify, type Finding } from './verify';

/** Return what is found in the file that holds *text*; null if it is no file of a round. */
export function verifyText(text: string): Finding[] | null {
  const round = readRound(text);
  return round && verify(round, ownNonces(round.proof?.commitment ?? null));
}
