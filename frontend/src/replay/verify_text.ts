// From the text of a file to what is found in it.
import { ownNonces, promiseBehind } from './own_nonces';
import { readRound } from './round_file';
import { verify, type Finding } from './verify';

/** Return what is found in the file that holds *text*; null if it is no file of a round. */
export function verifyText(text: string): Finding[] | null {
  const round = readRound(text);
  if (!round) return null;
  const { commitment = null, nonces = [] } = round.proof ?? {};
  return verify(round, ownNonces(commitment), promiseBehind(nonces.map(([, nonce]) => nonce)));
}
