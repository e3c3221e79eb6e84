// A newer page that has been fetched and waits to be shown, and the browser's offer to install this one.

/** What browsers that install pages give with `beforeinstallprompt`. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Version {
  waiting = $state.raw<ServiceWorker | null>(null);
  offer = $state.raw<InstallOffer | null>(null);

  async install(): Promise<void> {
    const { offer } = this;
    // An offer is good once.
    this.offer = null;
    await offer?.prompt();
  }
}

export const version = new Version();

// It comes once, and early.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  version.offer = event as InstallOffer;
});
addEventListener('appinstalled', () => (version.offer = null));
