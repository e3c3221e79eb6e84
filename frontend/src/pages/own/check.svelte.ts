// What the server finds wrong with rules, step by step: without playing at once, by playing them when one pauses.
import { ask, LobbyError, post } from '../../ground/lobby';
import { isAlone } from '../../ground/ways';
import type { CheckRequest, Checked, Ends, Finding, Measure, Progress } from '../../ground/protocol';
import type { OwnRules } from '../../facts/own/rules';

/** The steps that play, in the order in which they are asked for: a server does. */
export const PLAYING = ['ends', 'idle', 'measures'] as const;
export type Step = 'rules' | (typeof PLAYING)[number];

const PAUSE_MS = 300;
/** Rules are played once nothing was changed for so long. */
const LONG_PAUSE_MS = 1600;
const SLOW_MS = 5000;

export class Checking {
  /** What was found of the rules as they are, by all steps so far. */
  findings = $state.raw<readonly Finding[]>([]);
  ends = $state.raw<readonly Ends[]>([]);
  measures = $state.raw<readonly Measure[]>([]);
  /** The steps that have been answered. */
  done = $state.raw<readonly Step[]>([]);
  /** Those of them that are not so: what was found says why. */
  found = $state.raw<readonly Step[]>([]);
  /** The step that is under way; null: none. */
  now = $state<Step | null>(null);
  /** Whether a step takes longer than it does where all is compiled. */
  slow = $state(false);
  /** How far the server is with getting ready to play, where it has to first. */
  preparing = $state.raw<Progress | null>(null);
  /** Whether a step had no answer: the server has too much to do, or is not there. */
  gaveUp = $state(false);
  readonly refused = $derived(this.findings.filter(({ level }) => level === 'refused'));
  readonly warnings = $derived(this.findings.filter(({ level }) => level === 'warning'));
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Check *own*, once nothing else is wanted for a moment. */
  begin(own: OwnRules): void {
    this.stop();
    this.done = this.found = [];
    this.gaveUp = false;
    const asked = this.asked;
    this.timer = setTimeout(() => void this.run(own, asked), PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.now = this.preparing = null;
    this.slow = false;
  }

  private async run(own: OwnRules, asked: number): Promise<void> {
    if (!(await this.step(own, 'rules', asked)) || this.refused.length || isAlone()) return;
    this.timer = setTimeout(() => void this.play(own, asked), LONG_PAUSE_MS - PAUSE_MS);
  }

  private async play(own: OwnRules, asked: number): Promise<void> {
    for (const step of PLAYING) {
      if (!(await this.step(own, step, asked)) || this.refused.length) return;
    }
  }

  /** Ask for one step; return whether it was answered, and nothing was changed meanwhile. */
  private async step(own: OwnRules, step: Step, asked: number): Promise<boolean> {
    if (asked !== this.asked) return false;
    this.now = step;
    const slow = setTimeout(() => (this.slow = asked === this.asked), SLOW_MS);
    try {
      const { rules, options, title } = own;
      let told: Checked;
      do {
        told = await ask('Checked', '/api/check', post({ rules, options, title, step } satisfies CheckRequest));
        if (asked !== this.asked) return false;
        // The server has waited a while before it said so.
        this.preparing = told.preparing;
      } while (told.preparing);
      this.take(step, told);
      return true;
    } catch (error) {
      if (!(error instanceof LobbyError)) throw error;
      // Refused: the sheet says why.
      if (asked === this.asked) {
        this.gaveUp = error.code === 'unreachable';
        if (error.code === 'refused') this.findings = this.ends = this.measures = [];
      }
      return false;
    } finally {
      clearTimeout(slow);
      if (asked === this.asked) {
        this.now = this.preparing = null;
        this.slow = false;
      }
    }
  }

  private take(step: Step, told: Checked): void {
    // What the rules themselves say is told again by each step. A rule that does nothing is no news to the step that looks for such.
    let found = told.findings.length > 0;
    if (step === 'rules') {
      this.findings = told.findings;
      found = this.refused.length > 0;
      this.ends = this.measures = [];
    } else {
      const known = new Set(this.findings.map(({ code, key }) => `${code} ${key}`));
      const said = new Set(this.findings.map(({ key }) => key));
      // Why a rule does nothing is known already: that it does nothing is no news then.
      const news = told.findings.filter(({ code, key }) => !known.has(`${code} ${key}`) && !(code === 'does_nothing' && said.has(key)));
      this.findings = [...this.findings, ...news];
      if (step !== 'idle') found = news.length > 0;
      if (told.ends.length) this.ends = told.ends;
      if (told.measures.length) this.measures = told.measures;
    }
    this.done = [...this.done, step];
    if (found) this.found = [...this.found, step];
  }
}
