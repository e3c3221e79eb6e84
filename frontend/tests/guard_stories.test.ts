// Stories of a deal, as one browser sees them: a server that chooses cards is found out, and no honest mishap is an alarm. Each is a line of a table.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Commitment, View } from '../src/ground/protocol';
import { nonceDigest, sealOf } from '../src/facts/deal/digests';
import { DealGuard, type AlarmCode, type Without } from '../src/facts/deal/guard';
import { exampleView } from './example';

const MINE = '11'.repeat(16);
const [ME, LEO, ZOE, EVE] = [0, 1, 2, 3] as const;
const NAMES = ['Anne', 'Léo', 'Zoé', 'Ève'];
const S = 1000;
let scenes = 0;

/** One browser, Anne’s, and what its server shows it. */
class Scene {
  readonly alarms: AlarmCode[] = [];
  readonly told: Without[] = [];
  readonly sent: string[] = [];
  private round = 1;
  private seq = 3;
  private dealt: string | null = null;
  private promise = '';
  private named: number[] = [];
  private isNewWire = true;
  private ids = 0;
  private promises = 0;
  private guard: DealGuard;

  constructor(readonly name = `scene ${++scenes}`) {
    this.guard = this.newGuard();
    this.promiseAnew();
  }

  waits(seconds: number): this {
    vi.setSystemTime(Date.now() + seconds * S);
    return this;
  }

  /** The wire is cut, or the phone wakes up: what comes next is the first view on a new one. */
  wire(): this {
    this.isNewWire = true;
    return this;
  }

  reload(): this {
    this.guard = this.newGuard();
    return this.wire();
  }

  /** Nobody has asked for the deal yet, and *guests* have committed. */
  shows(...guests: number[]): this {
    return this.see({ commitments: guests.map((guest) => this.of(guest)) });
  }

  /** My commitment to the deal that is promised now. */
  get mine(): Commitment {
    return this.of(ME);
  }

  seals(guests: (number | Commitment)[], { revealed = [] as number[], left = 10, first = false } = {}): this {
    const deal = `${this.round + 1}:5f1e:3:1:-:-`;
    const commitments = guests.map((guest) => (typeof guest === 'number' ? this.of(guest) : guest));
    const seal = {
      deal,
      digest: sealOf(
        this.promise,
        deal,
        commitments.map(({ digest }) => digest),
      ),
      commitments: commitments.map((one) => ({ ...one, revealed: revealed.includes(one.guest) })),
    };
    if (first) this.wire();
    return this.see({ commitments, seal, reveal_left_ms: left * S });
  }

  /** The seal is broken: *guests* are said not to have revealed. */
  breaks(...guests: number[]): this {
    return this.breaksUnseen(...guests).shows();
  }

  breaksUnseen(...guests: number[]): this {
    this.named.push(...guests);
    this.promiseAnew();
    return this;
  }

  forgets(): this {
    this.named = [];
    return this;
  }

  deals(): this {
    this.round += 1;
    [this.dealt, this.promise] = [this.promise, ''];
    return this.plays();
  }

  /** One more view of the round. */
  plays(changes: Partial<View> = {}): this {
    return this.see({ stage: 'round', over: false, turn: 1, ...changes });
  }

  ends(seconds = 60): this {
    this.waits(seconds);
    this.named = [];
    this.promiseAnew();
    return this.shows();
  }

  /** So many commands come before the next view, those included that it shows. */
  commandsUnseen(many: number): this {
    this.seq += many;
    return this;
  }

  refuses(): this {
    this.guard.refused(`g-${this.ids}`);
    return this;
  }

  see(changes: Partial<View> = {}): this {
    const put_off = this.named.map((guest) => ({ guest, name: NAMES[guest] ?? '' }));
    const view = {
      room: this.name,
      seq: this.seq,
      guest: ME,
      guests_at: [0, 1, 2],
      stage: 'between',
      over: true,
      turn: null,
      round_no: this.round,
      commitment: this.dealt,
      next_commitment: this.promise || null,
      put_off,
    } as const;
    const first = this.isNewWire;
    this.isNewWire = false;
    this.guard.look(exampleView({ ...view, guests_at: [...view.guests_at], ...changes }), first);
    return this;
  }

  private of(guest: number): Commitment {
    const digest = guest === ME ? nonceDigest(this.promise, ME, MINE) : String(guest).padStart(64, 'e');
    return { guest, name: NAMES[guest] ?? '', digest };
  }

  private promiseAnew(): void {
    this.promise = `${this.name} ${++this.promises}`;
  }

  private newGuard(): DealGuard {
    return new DealGuard(this.name, {
      send: (message) => void this.sent.push(message.type),
      nextId: () => `g-${++this.ids}`,
      newNonce: () => MINE,
      alarm: ({ code }) => void this.alarms.push(code),
      without: (why) => void (why && this.told.push(why)),
    });
  }
}

/** A whole deal with the grain of this browser, and the round after it. */
const fair = (scene: Scene): Scene =>
  scene
    .shows()
    .shows(ME, LEO)
    .seals([ME, LEO])
    .seals([ME, LEO], { revealed: [ME, LEO] })
    .deals()
    .ends();
/** My grain and Léo’s are sealed, and the server has mine. */
const opened = (scene: Scene): Scene =>
  scene
    .shows()
    .shows(ME, LEO, ZOE)
    .seals([ME, LEO, ZOE])
    .seals([ME, LEO, ZOE], { revealed: [ME] });
/** Until Léo has put the deal off as he may. */
const putOff = (scene: Scene): Scene =>
  opened(scene)
    .seals([ME, LEO, ZOE], { revealed: [ME, ZOE], left: 9 })
    .waits(11)
    .breaks(LEO);

/** My grain is taken, and then said not to have come: the deal is made without me. */
const blamesUnseen = (scene: Scene): Scene => scene.shows().shows(ME, LEO).seals([ME, LEO]).waits(11).breaks(ME).seals([LEO]).deals().ends();
const blames = (scene: Scene): Scene =>
  scene.shows().shows(ME, LEO).seals([ME, LEO]).waits(6).seals([ME, LEO], { left: 4 }).waits(5).breaks(ME).seals([LEO]).deals().ends();

type Story = (scene: Scene) => unknown;

const HONEST: Record<string, [Story, ...Without[]]> = {
  'deal after deal': [(scene) => fair(fair(scene))],
  'a phone sleeps while the others deal, and looks on for a while': [
    (scene) => scene.shows().shows(ME).waits(60).wire().deals().waits(6).plays().waits(60).plays().ends(),
    'away',
  ],
  'a phone sleeps while the others seal, and wakes before they have dealt': [
    (scene) => scene.shows().shows(ME).waits(60).seals([LEO], { first: true }).waits(6).seals([LEO]).deals().waits(6).plays(),
    'away',
  ],
  'a page is loaded anew after the others have dealt': [
    (scene) => scene.shows().shows(ME).waits(60).reload().deals().waits(6).plays().waits(6).plays(),
    'away',
  ],
  'a page is loaded anew between the seal and the reveal': [(scene) => scene.shows().shows(ME, LEO).seals([ME, LEO]).reload().seals([ME, LEO]).deals()],
  'a wire is lost before the commitment is noted': [(scene) => scene.shows().wire().shows().shows(ME).seals([ME]).deals()],
  'a wire is lost after the seal': [
    (scene) =>
      scene
        .shows()
        .shows(ME, LEO)
        .seals([ME, LEO])
        .waits(3)
        .seals([ME, LEO], { first: true, left: 7 })
        .seals([ME, LEO], { revealed: [ME], left: 7 })
        .deals(),
  ],
  'a slow phone is late once': [(scene) => fair(scene.shows().seals([LEO]).deals().ends()), 'late'],
  'a slow phone is late now and then': [
    (scene) =>
      fair(scene.shows().seals([LEO]).deals().ends())
        .shows()
        .seals([LEO])
        .deals(),
    'late',
    'late',
  ],
  'a phone is late again on another wire': [(scene) => scene.shows().seals([LEO]).deals().ends().wire().shows().seals([LEO]).deals(), 'late', 'late'],
  'a network stands still, and all comes at once': [(scene) => scene.shows().waits(30).shows(LEO).seals([LEO]).deals().waits(30).plays(), 'late'],
  'a network stands still over a whole seal, in my name': [
    (scene) => fair(scene.shows().shows(ME, LEO).waits(20).seals([ME, LEO]).breaks(ME).seals([LEO]).deals().ends()),
    'put_off',
  ],
  'a network stands still over my reveal, in my name': [
    (scene) => scene.shows().shows(ME, LEO).seals([ME, LEO]).waits(11).seals([ME, LEO], { left: 9 }).breaks(ME).seals([LEO]).deals(),
    'put_off',
  ],
  'a deal that I had opened is put off, and then its next seal is lost on the way, in my name': [
    (scene) => putOff(scene).shows(ME, ZOE).waits(20).breaks(ME).seals([ZOE]).deals(),
    'put_off',
  ],
  'the way up stands still, and views go on coming': [(scene) => fair(scene.shows().waits(6).shows(LEO).waits(6).seals([LEO]).deals().ends()), 'late'],
  'the way up stands still over my reveal, and views go on coming': [
    (scene) => fair(scene.shows().shows(ME, LEO).seals([ME, LEO]).waits(6).seals([ME, LEO], { left: 4 }).waits(5).breaks(ME).seals([LEO]).deals().ends()),
    'put_off',
  ],
  'my commitment comes so late that it counts for the next deal': [
    (scene) => {
      const before = scene.shows().shows(LEO).mine;
      scene.seals([LEO]).breaks(LEO).shows(ZOE).seals([before, ZOE]);
    },
    'late',
    'late',
  ],
  'a tab stands still for a minute, while another one of mine goes on': [
    (scene) => {
      const other = new Scene(scene.name).shows();
      scene.shows().shows(ME, LEO);
      other.shows(ME, LEO).seals([ME, LEO]).deals();
      scene.waits(60).seals([ME, LEO]).deals();
    },
  ],
  'known cards are asked for and no longer, both unseen': [(scene) => scene.shows().refuses().commandsUnseen(3).shows(LEO).seals([LEO]), 'late'],
  'a seal is lost on the way, in my name': [(scene) => scene.shows().shows(ME, LEO).waits(20).breaks(ME).seals([LEO]).deals(), 'put_off'],
  'a network stands still over two short rounds': [(scene) => scene.shows().waits(20).seals([LEO]).deals().ends(0).seals([LEO]).deals(), 'late', 'late'],
  'a commitment comes while the seal is closed': [(scene) => scene.shows().refuses().seals([LEO]).deals(), 'late'],
  'a commitment is refused by a server in trouble, and taken then': [(scene) => fair(scene.shows().refuses().shows())],
  'another tab of mine has revealed, and this one sees it all later': [
    (scene) => {
      const other = new Scene(scene.name).shows();
      scene.shows().refuses().shows(ME, LEO);
      other
        .shows(ME, LEO)
        .seals([ME, LEO])
        .seals([ME, LEO], { revealed: [ME] })
        .waits(11)
        .breaks(LEO);
      scene.breaks(LEO);
    },
  ],
  'a friend leaves the table without a reveal': [
    (scene) =>
      putOff(scene)
        .shows(ME, ZOE)
        .seals([ME, ZOE])
        .seals([ME, ZOE], { revealed: [ME, ZOE] })
        .deals(),
  ],
  'two friends put a deal off, one after the other': [
    (scene) =>
      putOff(scene)
        .shows(ME, ZOE)
        .seals([ME, ZOE])
        .seals([ME, ZOE], { revealed: [ME] })
        .waits(11)
        .breaks(ZOE)
        .shows(ME)
        .seals([ME])
        .deals(),
  ],
  'two friends put a deal off at once': [(scene) => opened(scene).waits(11).breaks(LEO, ZOE).shows(ME).seals([ME]).deals()],
  'the same friend puts off two deals': [(scene) => putOff(putOff(scene).shows(ME, ZOE).seals([ME, ZOE]).deals().ends())],
  'a deal is put off twice while I am away': [
    (scene) =>
      opened(scene)
        .seals([ME, LEO, ZOE], { revealed: [ME, ZOE] })
        .waits(25)
        .wire()
        .breaks(LEO, ZOE)
        .shows(ME)
        .seals([ME]),
  ],
  'I come to a deal that was put off, and may take no part': [
    (scene) => scene.breaksUnseen(LEO).shows().refuses().shows(ZOE).seals([ZOE]).deals().ends().shows(ME).seals([ME]),
    'late',
  ],
  'the server starts again, and counts the time to reveal anew': [
    (scene) =>
      opened(scene)
        .waits(8)
        .seals([ME, LEO, ZOE], { first: true, revealed: [ME], left: 10 })
        .waits(10)
        .breaks(LEO, ZOE),
  ],
  'the server starts again before it has noted my commitment': [(scene) => scene.shows().waits(2).wire().shows(LEO).shows(ME, LEO).seals([ME, LEO]).deals()],
  'another process of the server has counted longer than mine': [
    (scene) =>
      scene
        .shows()
        .shows(ME, LEO)
        .waits(20)
        .reload()
        .seals([ME, LEO])
        .seals([ME, LEO], { revealed: [ME] })
        .waits(4)
        .breaks(LEO),
  ],
  'a seal comes to me nine seconds late': [
    (scene) =>
      scene
        .shows()
        .shows(ME, LEO)
        .waits(20)
        .seals([ME, LEO], { left: 9 })
        .seals([ME, LEO], { revealed: [ME], left: 1 })
        .waits(1)
        .breaks(LEO),
  ],
  'known cards are asked for, and no longer': [
    (scene) =>
      fair(
        scene
          .shows()
          .refuses()
          .see({ next_commitment: null, known_cards: { round_no: 1 } })
          .shows(),
      ),
  ],
  'I stand up, and am given a chair in the round': [(scene) => scene.shows().shows(ME, LEO).see({ seat: null }).deals().waits(6).plays(), 'away'],
  'I have left my chair, and come back in the round': [
    (scene) =>
      scene
        .shows()
        .shows(ME, LEO)
        .see({ may: { ...exampleView().may, back: true } })
        .deals()
        .waits(6)
        .plays(),
    'away',
  ],
};

const DISHONEST: Record<string, [Story, AlarmCode]> = {
  'drops my commitment, deal after deal': [(scene) => scene.shows().seals([LEO]).deals().ends().shows().seals([LEO]), 'late'],
  'drops my commitment in full sight, deal after deal': [
    (scene) => scene.shows().waits(6).shows(LEO).waits(6).seals([LEO]).deals().ends().waits(6).shows(LEO).waits(6).seals([LEO]),
    'late',
  ],
  'drops my commitment, and shows no seal': [(scene) => scene.shows().deals().ends().deals(), 'late'],
  'drops my commitment, and breaks a seal of its own that it does not show, deal after deal': [
    (scene) => scene.shows().breaks(LEO).seals([ZOE]).deals().ends().shows().breaks(LEO).seals([ZOE]),
    'late',
  ],
  'refuses my commitment, and deals': [(scene) => scene.shows().refuses().shows(LEO).seals([LEO]), 'refused'],
  'refuses my commitment as often as I try': [
    (scene) => scene.shows().refuses().shows(LEO).refuses().shows(LEO).refuses().shows(LEO).refuses().shows(LEO).seals([LEO]),
    'refused',
  ],
  'refuses my commitment, and deals without any seal': [(scene) => scene.shows().refuses().shows(LEO).deals(), 'refused'],
  'refuses my commitment as if it came late, deal after deal': [(scene) => scene.shows().refuses().seals([LEO]).deals().ends().refuses().seals([LEO]), 'late'],
  'refuses my new commitment after a seal was broken that I had opened': [(scene) => putOff(scene).refuses().shows(ZOE).seals([ZOE]), 'refused'],
  'seals without my commitment, which it had noted': [(scene) => scene.shows().shows(ME, LEO).seals([LEO]), 'left_out'],
  'deals without any seal': [(scene) => scene.shows().shows(ME, LEO).deals(), 'left_out'],
  'leaves me out again once I am awake': [(scene) => scene.shows().shows(ME).waits(60).wire().deals().ends().shows(ME, LEO).seals([LEO]), 'left_out'],
  'breaks the seal in the same name again': [(scene) => putOff(scene).shows(ME, LEO, ZOE), 'put_off'],
  'names the same guest twice': [
    (scene) =>
      putOff(scene)
        .shows(ME, ZOE)
        .seals([ME, ZOE])
        .seals([ME, ZOE], { revealed: [ME] })
        .waits(11)
        .breaks(LEO),
    'put_off',
  ],
  'names the same guest twice, and forgets the first time': [(scene) => putOff(scene).forgets().breaks(LEO, LEO), 'put_off'],
  'names the same guest twice to who looks on': [
    (scene) => scene.see({ seat: null }).breaksUnseen(LEO).see({ seat: null }).breaksUnseen(LEO).see({ seat: null }),
    'put_off',
  ],
  'names somebody who was not in the seal': [(scene) => opened(scene).waits(11).breaks(EVE), 'put_off'],
  'names somebody who had revealed': [
    (scene) =>
      opened(scene)
        .seals([ME, LEO, ZOE], { revealed: [ME, LEO] })
        .waits(11)
        .breaks(LEO),
    'put_off',
  ],
  'breaks a seal that it has not shown': [(scene) => scene.shows().shows(ME, LEO).waits(11).breaks(LEO), 'put_off'],
  'lets somebody in after the seal was broken': [(scene) => putOff(scene).shows(ME, ZOE, EVE), 'put_off'],
  'seals somebody in after the seal was broken': [(scene) => putOff(scene).shows(ME, ZOE).seals([ME, ZOE, EVE]), 'put_off'],
  'breaks the seal at once': [(scene) => opened(scene).waits(1).breaks(LEO), 'too_soon'],
  'breaks the seal before the time is over that it gave': [
    (scene) =>
      scene
        .shows()
        .shows(ME, LEO)
        .waits(60)
        .seals([ME, LEO])
        .seals([ME, LEO], { revealed: [ME] })
        .waits(5)
        .breaks(LEO),
    'too_soon',
  ],
  'breaks seals in its own names as fast as it can': [(scene) => opened(scene).breaks(LEO).shows(ME, ZOE).seals([ME, ZOE]).breaks(ZOE), 'too_soon'],
  'has my grain, and says that it did not come': [(scene) => opened(scene).waits(11).breaks(ME), 'blamed'],
  'takes my grain in full sight, and says that it did not come, deal after deal': [(scene) => blames(blames(scene)), 'late'],
  'takes my grain, shows nothing more, and says that it did not come, deal after deal': [(scene) => blamesUnseen(blamesUnseen(scene)), 'late'],
  'names somebody who had revealed, and takes its time': [
    (scene) =>
      opened(scene)
        .seals([ME, LEO, ZOE], { revealed: [ME, LEO] })
        .waits(40)
        .breaks(LEO),
    'put_off',
  ],
  'names somebody who had revealed after one who had not': [
    (scene) =>
      opened(scene)
        .seals([ME, LEO, ZOE], { revealed: [ME, LEO] })
        .waits(11)
        .breaks(ZOE, LEO),
    'put_off',
  ],
  'says in deal after deal that my grain did not come': [
    (scene) => scene.shows().shows(ME, LEO).breaks(ME).seals([LEO]).deals().ends().shows(ME, LEO).breaks(ME).seals([LEO]),
    'late',
  ],
  'promises anew, and nobody had put the deal off': [(scene) => scene.shows().shows(ME, LEO).breaks(), 'promise'],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('no honest mishap is an alarm', () => {
  it.each(Object.entries(HONEST))('%s', (_, [story, ...told]) => {
    const scene = new Scene();
    story(scene);
    expect([scene.alarms, scene.told]).toEqual([[], told]);
  });
});

describe('a server that chooses cards is found out', () => {
  it.each(Object.entries(DISHONEST))('it %s', (_, [story, code]) => {
    const scene = new Scene();
    story(scene);
    expect(scene.alarms[0]).toBe(code);
  });
});
