// Whether this browser is helped through its first round: what stands at the table asks here.
import { readKept, ROUNDS_STORED_AS, writeKept } from '../../ground/kept';
import { GUIDE_STORED_AS, readGuide, type Guide, type Wish } from './kept';

export const guide: Guide = $state(readGuide(readKept(GUIDE_STORED_AS), readKept(ROUNDS_STORED_AS) !== null));

function keep(): void {
  writeKept(GUIDE_STORED_AS, JSON.stringify(guide));
}

export function wishGuide(wish: Wish): void {
  guide.wish = wish;
  keep();
}

/** Show every hint once more, from now on. */
export function guideAgain(): void {
  guide.told = [];
  wishGuide('on');
}

/** Show the hint with this *code* no more. */
export function noteTold(code: string): void {
  if (guide.told.includes(code)) return;
  guide.told = [...guide.told, code];
  keep();
}
