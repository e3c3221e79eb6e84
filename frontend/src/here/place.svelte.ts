// Where one plays: with the server, or in this browser, because one chose it (for this tab), because the server does not answer, or
// because there is none: this is a site.
import { hrefOf, isSite, pathHere } from '../ground/address';

/** That this tab plays here. Its tables are kept by another name (ground/kept.ts), for all tabs. */
const STORED_AS = 'huit.plays-here';
type Where = 'server' | 'chosen' | 'away' | 'site';

function chosenHere(): boolean {
  try {
    return sessionStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

class Place {
  where = $state<Where>(isSite ? 'site' : chosenHere() ? 'chosen' : 'server');
  /** Of the engine that is on its way, the part that has come, from 0 to 1; null: none is. */
  coming = $state<number | null>(null);
  /** Python was asked for something, and starts. */
  starting = $state(false);
  /** Whether the game is kept once it came: not on plain http, nor in some private windows. */
  keeps = $state(true);
  /** Bytes that the first table will fetch; 0: they are here, or not known. */
  toFetch = $state(0);
  /** Something was asked for that needs the server, on the page that is shown. */
  needsServer = $state(false);
  private asked = '';

  /** Note whether what was asked *needs* the server: said until another page is shown. */
  noteNeed(needs: boolean): void {
    const path = pathHere();
    this.needsServer = needs || (this.needsServer && path === this.asked);
    this.asked = path;
  }

  choose(): void {
    this.where = 'chosen';
    try {
      sessionStorage.setItem(STORED_AS, '1');
    } catch {
      // Then it holds as long as the page.
    }
  }

  /** Choose to play here no longer. */
  unchoose(): void {
    if (this.where === 'chosen') this.where = 'server';
    try {
      sessionStorage.removeItem(STORED_AS);
    } catch {
      // See above.
    }
  }

  /** Go back to the server, with a page that begins anew. */
  leave(): void {
    this.unchoose();
    location.assign(hrefOf('/'));
  }
}

export const place = new Place();
