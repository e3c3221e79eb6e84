// Plays sounds where the browser allows it: after the first press or key. Before that, and where there is no sound at all, it is silent.
import { SOUNDS, type Sound } from './noise';
import { lengthOf, sound } from './synth';

/** Sounds of one batch follow each other so closely, in seconds: they overlap, and are told apart. */
const APART_S = 0.14;

let context: AudioContext | null = null;
let out: GainNode | null = null;
/** When each sound was last begun, on the context's clock: one of a kind at a time. */
const begun = new Map<Sound, number>();

/** Play *sounds* one after another, as loud as *volume* says, from 0 to 1. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (!sounds.length || !navigator.userActivation?.hasBeenActive) return;
  context ??= opened();
  if (!context || !out) return;
  if (context.state !== 'running') void context.resume().catch(() => null);
  // Loudness is heard by its logarithm, roughly.
  out.gain.value = volume ** 2;
  let at = context.currentTime;
  for (const each of SOUNDS.filter((one) => sounds.includes(one))) {
    const last = begun.get(each);
    if (last !== undefined && at < last + lengthOf(each)) continue;
    begun.set(each, at);
    sound(context, each, out, at);
    at += APART_S;
  }
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
