// Our own sounds, made of tones and noise when they are wanted: there is no file to fetch.
import type { ShoutSound } from '../../facts/shouts';
import type { Sound } from './noise';

type Context = BaseAudioContext;
type Made = Sound | ShoutSound;
/** Frequency in Hz, beginning and length in seconds, loudness from 0 to 1. */
type Tone = readonly [hz: number, at: number, s: number, loud: number];

const TONES: Partial<Record<Made, { shape: OscillatorType; tones: readonly Tone[] }>> = {
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
  carte: {
    shape: 'triangle',
    tones: [
      [784, 0, 0.09, 0.45],
      [988, 0.08, 0.1, 0.45],
      [1175, 0.16, 0.26, 0.45],
    ],
  },
  catch: {
    shape: 'sawtooth',
    tones: [
      [622, 0, 0.09, 0.2],
      [466, 0.08, 0.12, 0.22],
      [311, 0.18, 0.3, 0.22],
    ],
  },
  blow: {
    shape: 'triangle',
    tones: [
      [131, 0, 0.22, 0.55],
      [98, 0.08, 0.34, 0.55],
    ],
  },
  row: {
    shape: 'sine',
    tones: [
      [523, 0, 0.1, 0.4],
      [587, 0.07, 0.1, 0.4],
      [659, 0.14, 0.1, 0.4],
      [784, 0.21, 0.22, 0.4],
    ],
  },
  theft: {
    shape: 'triangle',
    tones: [
      [880, 0, 0.07, 0.35],
      [659, 0.06, 0.07, 0.35],
      [494, 0.12, 0.07, 0.35],
      [370, 0.18, 0.2, 0.35],
    ],
  },
  whirl: {
    shape: 'sine',
    tones: [
      [440, 0, 0.14, 0.35],
      [554, 0.1, 0.14, 0.35],
      [440, 0.2, 0.14, 0.35],
      [659, 0.3, 0.26, 0.35],
    ],
  },
  last: {
    shape: 'triangle',
    tones: [
      [1047, 0, 0.12, 0.4],
      [784, 0.1, 0.12, 0.4],
      [1047, 0.2, 0.12, 0.4],
      [1319, 0.3, 0.4, 0.45],
    ],
  },
  miss: {
    shape: 'sine',
    tones: [
      [277, 0, 0.16, 0.4],
      [262, 0.14, 0.3, 0.4],
    ],
  },
  safe: {
    shape: 'sine',
    tones: [
      [587, 0, 0.1, 0.4],
      [880, 0.09, 0.24, 0.4],
    ],
  },
  fanfare: {
    shape: 'triangle',
    tones: [
      [523, 0, 0.14, 0.4],
      [523, 0.15, 0.14, 0.4],
      [523, 0.3, 0.14, 0.4],
      [659, 0.45, 0.2, 0.4],
      [784, 0.62, 0.2, 0.42],
      [1047, 0.8, 0.8, 0.45],
    ],
  },
};
/** A card is a short noise: where its sound lies, when it comes, how long and loud it is. */
const STROKES: Partial<Record<Made, readonly Tone[]>> = {
  card: [
    [1900, 0, 0.07, 0.9],
    [420, 0.012, 0.09, 0.7],
  ],
  draw: [[3200, 0, 0.11, 0.45]],
  burn: [
    [900, 0, 0.5, 0.6],
    [300, 0.05, 0.6, 0.6],
  ],
};
const ATTACK_S = 0.008;
const SILENT = 0.0001;

/** Return how long *sound* lasts, in seconds. */
export function lengthOf(sound: Made): number {
  return Math.max(...[...(TONES[sound]?.tones ?? []), ...(STROKES[sound] ?? [])].map(([, at, s]) => at + s));
}

/** Have *context* make *sound* from the time *at* on, through *out*, so many times as high as usual. */
export function sound(context: Context, sound: Made, out: AudioNode, at: number, pitch = 1): void {
  const { shape, tones } = TONES[sound] ?? { shape: 'sine', tones: [] };
  for (const tone of tones) {
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.value = tone[0] * pitch;
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
