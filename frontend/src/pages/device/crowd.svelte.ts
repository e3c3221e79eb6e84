// The people of this device: each with a connection and a game of their own, and which of them has it in their hands.
import type { Companion } from '../../ground/device_kept';
import { COVERED, heldAfter, isBare, latestOf, taken, type Held, type Sharer } from '../../facts/device';
import type { View } from '../../ground/protocol';
import { Game, type Around } from '../../state/game.svelte';
import { newStem } from '../../state/surroundings';

export interface Member {
  /** From 1; the first is the browser itself. */
  person: number;
  name: string;
  game: Game;
}

/** Return *around* as it is for another *person* of this browser: the server knows them by the number. */
function aroundOf(person: number, around: Around): Around {
  return { ...around, dial: (address, ends) => around.dial(`${address}?person=${person}`, ends) };
}

const isGone = ({ state }: Game): boolean => state === 'no_seat' || state === 'kicked';

export class Crowd {
  private companions = $state.raw<readonly Member[]>([]);
  private elsewhere: ReadonlySet<number> = new Set();
  held = $state.raw<Held>(COVERED);
  readonly members: readonly Member[] = $derived.by(() => [{ person: 1, name: nameIn(this.own.view) ?? '', game: this.own }, ...this.companions].map(asCalled));
  /** Those who are still here; who was sent away, or forgotten, is not. */
  private readonly present = $derived.by(() => this.members.filter(({ person, game }) => person === 1 || !isGone(game)));
  readonly sharers: readonly Sharer[] = $derived.by(() => this.present.flatMap(({ person, game: { view } }) => (view ? [{ person, view }] : [])));
  /** Nothing is shown before all have been heard: who came first might be taken for the only one. */
  readonly isWhole = $derived.by(() => this.sharers.length === this.present.length);
  readonly latest = $derived.by(() => (this.isWhole ? latestOf(this.sharers) : null));
  /** Whether hands are hidden now, from one another. */
  readonly isSecret = $derived.by(() => this.latest === null || (!isBare(this.latest) && this.sharers.filter(({ view }) => view.seat !== null).length > 1));
  /** Whether another tab has taken the place of any of them. */
  readonly isElsewhere = $derived.by(() => this.members.some(({ game }) => game.state === 'elsewhere'));

  constructor(
    private readonly own: Game,
    private readonly around: Around,
  ) {}

  /** Let these be here beside the first. */
  keep(companions: readonly Companion[]): void {
    const left = this.companions.filter(({ person }) => !companions.some(([other]) => other === person));
    this.companions = companions.map(
      ([person, name]) =>
        this.companions.find((one) => one.person === person) ?? {
          person,
          name,
          game: new Game(this.own.room, newStem(), aroundOf(person, this.around)),
        },
    );
    for (const { game } of left) {
      // Their chair is free again.
      if (game.view?.seat != null && isBare(game.view)) game.ask({ type: 'stand' });
      game.leave();
    }
  }

  /** Note what the room shows now. */
  look(): void {
    // Where nobody else is kept, nobody is to be hidden from.
    const next = this.companions.length ? heldAfter(this.held, this.sharers) : taken(1, this.sharers);
    const held = this.isWhole ? next : COVERED;
    if (Object.entries(held).some(([what, now]) => this.held[what as keyof Held] !== now)) this.held = held;
  }

  /** Somebody takes the device, as they say themselves. */
  take(person: number): void {
    this.held = taken(person, this.sharers);
  }

  cover(): void {
    this.held = COVERED;
  }

  /** All whose place another tab has taken come back here. */
  takeOver(): void {
    for (const { game } of this.members) if (game.state === 'elsewhere') game.takeOver();
  }

  /** Note who is elsewhere now: once one of them comes back, whatever was pressed for that, all do. */
  follow(): void {
    const comesBack = this.members.some(({ person, game }) => this.elsewhere.has(person) && game.state === 'connecting');
    this.elsewhere = new Set(this.members.flatMap(({ person, game }) => (game.state === 'elsewhere' ? [person] : [])));
    if (comesBack) this.takeOver();
  }

  get holder(): Member | null {
    return this.members.find(({ person }) => person === this.held.person) ?? null;
  }

  memberOf(person: number | undefined): Member | null {
    return this.members.find((one) => one.person === person) ?? null;
  }

  leave(): void {
    for (const { game } of this.companions) game.leave();
  }
}

/** Return what the room calls whoever sees *view*. */
function nameIn(view: View | null): string | undefined {
  if (!view) return undefined;
  return view.seat === null ? view.people.find(({ guest }) => guest === view.guest)?.name : view.names[view.seat];
}

function asCalled(member: Member): Member {
  return { ...member, name: nameIn(member.game.view) || member.name };
}
