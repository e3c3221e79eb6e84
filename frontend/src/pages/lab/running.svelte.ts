// Something that the lab is asked and that takes a while: what it has told so far, and what went wrong.
import { LobbyError, post } from '../../ground/lobby';
import type { Answers } from '../../ground/protocol';
import { asked } from './stream';

/** The answers that come line by line. */
export type Answer = 'Lab' | 'Suggestions' | 'Par';

/** What can go wrong: the server does not answer, has too much to do, refuses the rules, or could not play them. */
export type Trouble = 'unreachable' | 'too_many' | 'failed' | LobbyError;

export class Running<Name extends Answer> {
  told = $state.raw<Answers[Name] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether an answer is awaited. */
  now = $state(false);
  private leaving = new AbortController();

  constructor(
    private readonly name: Name,
    private readonly address: string,
  ) {}

  /** Ask; what was asked before is given up, which ends it on the server. */
  async ask(body: unknown): Promise<void> {
    this.stop();
    const leaving = (this.leaving = new AbortController());
    this.told = this.trouble = null;
    this.now = true;
    try {
      for await (const told of asked(this.name, this.address, { ...post(body), signal: leaving.signal })) {
        if (leaving.signal.aborted) return;
        this.told = told;
        if (told.failed) this.trouble = 'failed';
      }
      if (!this.told?.done && !this.trouble) throw new LobbyError('unreachable');
    } catch (error) {
      if (leaving.signal.aborted) return;
      if (!(error instanceof LobbyError)) throw error;
      this.trouble = error.code === 'refused' ? error : error.why === 'too_many' ? 'too_many' : 'unreachable';
    } finally {
      if (!leaving.signal.aborted) this.now = false;
    }
  }

  /** Give up what is under way. */
  stop(): void {
    this.leaving.abort();
    this.now = false;
  }
}
