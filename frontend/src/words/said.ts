// What a message of the catalogue says of facts.

/** A message that takes any of *Facts*; one without variables is a text. */
export type Message<Facts> = string | ((facts: Facts) => string);

export function said<Facts>(message: Message<Facts>, facts: Facts): string {
  return typeof message === 'string' ? message : message(facts);
}
