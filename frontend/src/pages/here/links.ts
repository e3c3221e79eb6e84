// Links of a page without a server behind it: those to other pages of a site are written as the browser needs them, when somebody is
// about to follow one; and what a link brings as a file is asked for where it is.
import { hrefOf, isSite } from '../../ground/address';
import { ways } from '../../ground/ways';
import { isHere } from '../../here/rooms_here';

/** What comes before a link is followed, copied, or opened beside. */
const BEFORE = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu', 'dragstart'];
const FILES = '/api/';
const FILE = /^\/api\/replays\/([\w-]+)\/file$/;

export function followLinks(): void {
  if (isSite) BEFORE.forEach((kind) => addEventListener(kind, ({ target }) => write(linkOf(target)), { capture: true }));
  addEventListener('click', bring);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

function write(link: HTMLAnchorElement | null): void {
  const path = link?.getAttribute('href') ?? '';
  if (link && !path.startsWith(FILES)) link.href = hrefOf(path);
}

/** Give somebody the file that *event* asks for. */
async function bring(event: MouseEvent): Promise<void> {
  const link = linkOf(event.target);
  const path = link?.getAttribute('href') ?? '';
  if (!link?.hasAttribute('download') || !ways.ask || !isHere(FILE.exec(path)?.[1] ?? '')) return;
  event.preventDefault();
  const answer = await ways.ask(path);
  if (!answer.ok) return;
  const file = document.createElement('a');
  file.href = URL.createObjectURL(await answer.blob());
  file.download = link.download;
  file.click();
  URL.revokeObjectURL(file.href);
}
