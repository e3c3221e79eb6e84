// Where one plays: with the server, or in this browser, because one chose it (for this tab), or because the server does not answer.

const STORED_AS = 'huit.here';
type Where = 'server' | 'chosen' | 'away';

function chosenHere(): boolean {
  try {
    return sessionStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}

class Place {
  where = $state<Where>(chosenHere() ? 'chosen' : 'server');
  /** Something was asked for that needs the server, on the page that is shown. */
  needsServer = $state(false);
  private asked = '';

  /** Note whether what was asked *needs* the server: said until another page is shown. */
  noteNeed(needs: boolean): void {
    const { pathname } = location;
    this.needsServer = needs || (this.needsServer && pathname === this.asked);
    this.asked = pathname;
  }

  choose(): void {
    this.where = 'chosen';
    try {
      sessionStorage.setItem(STORED_AS, '1');
    } catch {
      // Then it holds as long as the page.
    }
  }

  /** Go back to the server, with a page that begins anew. */
  leave(): void {
    try {
      sessionStorage.removeItem(STORED_AS);
    } catch {
      // See above.
    }
    location.assign('/');
  }
}

export const place = new Place();
