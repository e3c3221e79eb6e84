// Words in both languages, side by side: each stands once, French first.
import type { Language } from '../ground/cards/faces';

export class Both<Word> {
  constructor(
    readonly fr: Word,
    readonly en: Word,
  ) {}
}

/** A table of words as one language has it. */
type In<Table> = Table extends Both<infer Word> ? Word : { [Key in keyof Table]: In<Table[Key]> };

/** Return a word, or a function that makes a sentence, in both languages. */
export function both<Word>(fr: Word, en: NoInfer<Word>): Both<Word> {
  return new Both(fr, en);
}

/** Return a table of words by language. */
export function byLanguage<Table extends object>(table: Table): Record<Language, In<Table>> {
  return { fr: inOne(table, 'fr'), en: inOne(table, 'en') };
}

function inOne<Table extends object>(table: Table, language: Language): In<Table> {
  const told = (part: object): unknown => (part instanceof Both ? part[language] : inOne(part, language));
  return Object.fromEntries(Object.entries(table).map(([key, part]) => [key, told(part as object)])) as In<Table>;
}
