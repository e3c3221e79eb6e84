// What the page says to the worker in which the engine runs, and what it hears from there.

export type Asked =
  /** Python is to start. On a site *wanted* is the engine of its page, and what is fetched is kept; elsewhere one asks for that. */
  | { kind: 'begin'; wanted: string | undefined }
  | { kind: 'ask'; id: number; method: string; address: string; body: string }
  | { kind: 'dial'; id: number; address: string; room: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'hang-up'; id: number }
  | { kind: 'forget'; room: string }
  /** The page goes out of sight, and may not come back. */
  | { kind: 'hidden' };

export type Heard =
  | { kind: 'ready' }
  /** Of the engine so much has come, from 0 to 1; null: no more comes. */
  | { kind: 'coming'; part: number | null }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'opened'; id: number }
  | { kind: 'heard'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number }
  /** What is told of a room by now, for when the engine does not run. */
  | { kind: 'told'; room: string; body: string }
  | { kind: 'forgotten'; room: string }
  /** The engine did not start, or has stopped for good. */
  | { kind: 'broken'; why: string };
