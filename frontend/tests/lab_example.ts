import type { Lab, LabMeasure, LabReport } from '../src/ground/protocol';

const KINDS: Record<string, [section: string, unit: LabMeasure['unit']]> = {
  place: ['seats', 'share'],
  turns: ['length', 'turns'],
  turns_short: ['length', 'turns'],
  turns_long: ['length', 'turns'],
  forced: ['choice', 'share'],
  choices: ['choice', 'number'],
  held: ['held', 'difference'],
  used: ['used', 'difference'],
  blocked: ['ends', 'share'],
  unfinished: ['ends', 'share'],
};

/** Return a measure with its interval of *half* to both sides. */
export function measure(name: string, about: string, value: number, half: number, more: Partial<LabMeasure> = {}): LabMeasure {
  const [section, unit] = KINDS[name] ?? ['choice', 'number'];
  const title = about ? `${name} ${about}` : name;
  return {
    name,
    about,
    section,
    unit,
    value,
    interval: [value - half, value + half],
    narrow: true,
    seats: 4,
    player: 'thrifty',
    rounds: 12000,
    title: { fr: title, en: title },
    said: { fr: `${value}`, en: `${value}` },
    definition: { fr: '', en: '' },
    ...more,
  };
}

export function report(measures: LabMeasure[], more: Partial<LabReport> = {}): LabReport {
  return {
    rules: 'monclar',
    options: {},
    digest: '',
    name: { fr: 'Monclar', en: 'Monclar' },
    seats: 4,
    even: 0.25,
    headline: [],
    sections: [],
    measures,
    ends: [],
    lengths: { first: 0, width: 1, rounds: [] },
    course: [],
    brier: null,
    ...more,
  };
}

export function compared(ours: LabMeasure[], other: LabMeasure[], differences: LabMeasure[]): Lab {
  return { share: 1, waiting: 0, done: true, failed: false, slowed_by: '', report: report(ours), against: report(other), differences };
}
