// Our own sounds, made of tones and noise when they are wanted: there is no file to fetch.
import type { Sound } from './noise';

type Context = BaseAudioContext;
/** Frequency in Hz, beginning and length in seconds, loudness from 0 to 1. */
type Tone = readonly [hz: number, at: number, s: number, loud: number];

const TONES: Partial<Record<Sound, { shape: OscillatorType; tones: readonly Tone[] }>> = {
  attack: {
    shape: 'triangle',
    tones: [
      [196, 0, 0.16, 0.5],
      [147, 0.09, 0.26, 0.5],
    ],
  },
  call: {
    shape: 'triangle',
    tones: [
      [659, 0, 0.1, 0.4],
      [880, 0.09, 0.22, 0.4],
    ],
  },
  turn: {
    shape: 'sine',
    tones: [
      [523, 0, 0.3, 0.5],
      [784, 0.12, 0.45, 0.5],
    ],
  },
  won: {
    shape: 'triangle',
    tones: [
      [523, 0, 0.2, 0.4],
      [659, 0.13, 0.2, 0.4],
      [784, 0.26, 0.2, 0.4],
      [1047, 0.39, 0.6, 0.45],
    ],
  },
  lost: {
    shape: 'sine',
    tones: [
      [392, 0, 0.25, 0.4],
      [330, 0.2, 0.25, 0.4],
      [262, 0.4, 0.55, 0.4],
    ],
  },
};
/** A card is a short noise: where its sound lies, when it comes, how long and loud it is. */
const STROKES: Partial<Record<Sound, readonly Tone[]>> = {
  card: [
    [1900, 0, 0.07, 0.9],
    [420, 0.012, 0.09, 0.7],
  ],
  draw: [[3200, 0, 0.11, 0.45]],
};
const ATTACK_S = 0.008;
const SILENT = 0.0001;

/** Return how long *sound* lasts, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...[...(TONES[sound]?.tones ?? []), ...(STROKES[sound] ?? [])].map(([, at, s]) => at + s));
}

/** Have *context* make *sound* from the time *at* on, through *out*. */
export function sound(context: Context, sound: Sound, out: AudioNode, at: number): void {
  const { shape, tones } = TONES[sound] ?? { shape: 'sine', tones: [] };
  for (const tone of tones) {
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.value = tone[0];
    faded(context, source, tone, out, at);
  }
  for (const stroke of STROKES[sound] ?? []) {
    const source = context.createBufferSource();
    source.buffer = noise(context, stroke[2]);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = stroke[0];
    band.Q.value = 0.8;
    band.connect(out);
    faded(context, source, stroke, band, at);
  }
}

/** Let *source* swell quickly and die away. */
function faded(context: Context, source: AudioScheduledSourceNode, [, since, s, loud]: Tone, out: AudioNode, at: number): void {
  const gain = context.createGain();
  const from = at + since;
  gain.gain.setValueAtTime(SILENT, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENT, from + s);
  source.connect(gain).connect(out);
  source.start(from);
  source.stop(from + s);
}

function noise(context: Context, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
