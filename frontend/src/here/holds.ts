// The rooms that this tab has, by a lock each: who dials last takes it from the tab before, which lets go of the room.

interface Hold {
  /** Resolves once this tab has the room, or has lost it again. */
  taken: Promise<void>;
  release(): void;
}

/** How a request for a lock ends that somebody else has taken. */
const STOLEN = 'AbortError';

export class Holds {
  /** Those under way, and those that this tab has. */
  private readonly holds = new Map<string, Hold>();

  /** *lost* is called with a room that another tab has taken. */
  constructor(private readonly lost: (room: string) => void) {}

  /** Return whether nobody else has taken *room*; a browser without locks (plain http) cannot know. */
  has(room: string): boolean {
    return !navigator.locks || this.holds.has(room);
  }

  /** Take *room* from the tab that has it, if any. Several people at one device take it once. */
  async take(room: string): Promise<void> {
    if (!navigator.locks) return;
    let hold = this.holds.get(room);
    if (!hold) this.holds.set(room, (hold = this.asked(room, navigator.locks)));
    await hold.taken;
  }

  drop(room: string): void {
    const hold = this.holds.get(room);
    this.holds.delete(room);
    void hold?.taken.then(() => hold.release());
  }

  private asked(room: string, locks: LockManager): Hold {
    const hold: Hold = { taken: Promise.resolve(), release: () => undefined };
    hold.taken = new Promise((taken) => {
      const kept = (): Promise<void> =>
        new Promise((release) => {
          hold.release = release;
          taken();
        });
      locks
        .request(`huit-room-${room}`, { steal: true }, kept)
        .catch((error: Error) => {
          // One that locks nothing here is as good as one without locks.
          if (error.name !== STOLEN || this.holds.get(room) !== hold) return;
          this.holds.delete(room);
          this.lost(room);
        })
        .finally(taken);
    });
    return hold;
  }
}
