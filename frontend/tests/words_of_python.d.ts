// Made while the tests are loaded: see vite.config.ts.
declare module 'virtual:words-of-python' {
  const examples: {
    file: string;
    path: string[];
    /** The names of the variables, where they are handed over as one object. */
    named: string[] | null;
    language: string;
    values: unknown[];
    text: string;
  }[];
  export default examples;
}

declare module 'virtual:turned-words' {
  /** All words of that language, in small letters. */
  export const vocabulary: string[];
  /** The words of each file. */
  const words: Record<string, object>;
  export default words;
}
