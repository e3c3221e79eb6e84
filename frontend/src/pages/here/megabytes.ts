// How much travels, in words.
import type { Language } from '../../ground/cards/faces';

const MEGA = 1e6;

export function megabytes(bytes: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / MEGA);
}
