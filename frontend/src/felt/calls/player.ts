// Plays sounds where the browser allows it: after the first press or key. Before that, and where there is no sound at all, it is silent.
import type { GameEvent } from '../../facts/events';
import { shoutOf, type ShoutSound } from '../../facts/shouts';
import type { View } from '../../ground/protocol';
import { SOUNDS, type Sound } from './noise';
import { lengthOf, sound } from './synth';

/** Sounds of one batch follow each other so closely, in seconds: they overlap, and are told apart. */
const APART_S = 0.14;

let context: AudioContext | null = null;
let out: GainNode | null = null;
/** When each sound was last begun, on the context's clock: one of a kind at a time. */
const begun = new Map<Made, number>();

/** A sound of the table, or of a shout. */
type Made = Sound | ShoutSound;

/** What a shout sounds for. */
const SHOUTED: readonly Made[] = ['attack', 'call'];
/** Half a tone higher for each card that an attack has grown by. */
const HALF_TONE = 2 ** (1 / 12);
const MOST_HALF_TONES = 12;

/** What has just happened, in a round told by *log*. */
interface Happened {
  events: readonly GameEvent[];
  log: readonly GameEvent[];
  view: View;
}

/** Play *sounds* one after another, as loud as *volume* says, from 0 to 1; with what is shouted of what *happened*, if it is given. */
export function play(sounds: readonly Sound[], volume: number, happened: Happened | null = null): void {
  const made = madeOf(sounds, happened);
  if (!made.length || !navigator.userActivation?.hasBeenActive) return;
  context ??= opened();
  if (!context || !out) return;
  if (context.state !== 'running') void context.resume().catch(() => null);
  // Loudness is heard by its logarithm, roughly.
  out.gain.value = volume ** 2;
  let at = context.currentTime;
  for (const [each, pitch] of made) {
    const last = begun.get(each);
    if (last !== undefined && at < last + lengthOf(each)) continue;
    begun.set(each, at);
    sound(context, each, out, at, pitch);
    at += APART_S;
  }
}

/** Return *sounds* in their order, each with its pitch; that of a shout in place of those that it is more than. */
export function madeOf(sounds: readonly Sound[], happened: Happened | null): [Made, number][] {
  const shout = happened && shoutOf(happened.events, happened.log, happened.view);
  const others = SOUNDS.filter((one) => sounds.includes(one) && !(shout && SHOUTED.includes(one)));
  const ended = Boolean(happened?.view.match?.over && happened.view.over);
  const made = others.map((one): [Made, number] => [one === 'won' && ended ? 'fanfare' : one, 1]);
  const pitch = shout?.sound === 'blow' ? HALF_TONE ** Math.min(MOST_HALF_TONES, shout.count) : 1;
  return shout ? [...made.slice(0, 1), [shout.sound, pitch], ...made.slice(1)] : made;
}

function opened(): AudioContext | null {
  try {
    const made = new AudioContext();
    out = made.createGain();
    out.connect(made.destination);
    return made;
  } catch {
    return null;
  }
}
