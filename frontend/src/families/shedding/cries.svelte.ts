// What is said aloud at a shedding table: with a card, late, or against somebody who forgot. How it is written: docs/positions.md.
import { callsNow, callsOf, callsWith, type Call } from '../../facts/in_force';
import { playWord } from '../../facts/moves';
import type { Face, Move, Seat, Suit, View } from '../../ground/protocol';
import type { Game } from '../../state/game.svelte';
import { isForgotten } from './forgotten';

/** What I mean to announce with my next card. */
export interface Meant {
  carte: boolean;
  name: boolean;
  knock: boolean;
}

const isName = (call: Call | undefined): boolean => call?.length === 1;

/** Return what goes behind the word of a card with which *due* may be announced, by what is *meant*: all, « Carte » alone, its name alone, or three knocks. */
export function cryWith(due: readonly Call[], meant: Meant): string {
  const name = due.find(isName);
  const carte = due.some((call) => !isName(call));
  const said = [...(name && meant.name ? [name] : []), ...(carte && meant.carte ? ['carte'] : carte && meant.knock ? ['knock'] : [])];
  if (!said.length) return '';
  const all = said.length === due.length && !said.includes('knock');
  return all ? '!' : `!${said.join('+')}`;
}

export class Cries {
  /** What the first button says goes with the next card: « Carte ! » nearly always. */
  armed = $state(false);
  /** So does the name of the card, by a button of its own, or three knocks in place of « Carte ! ». */
  name = $state(false);
  knock = $state(false);
  /** A « Contre-carte » that may cost: its person is asked first. */
  dared = $state<string | null>(null);
  private turn: Seat | null = null;
  private seq = -1;

  constructor(
    private readonly game: () => Pick<Game, 'ready' | 'log' | 'play' | 'make' | 'say'>,
    private readonly view: () => View,
  ) {}

  /** What may be announced now: the first by the first button. */
  get due(): Call[] {
    return callsNow(this.view(), callsOf(this.view()));
  }

  /** Return whether all have heard that *call* was forgotten; null: « Contre-carte », whatever it is for. */
  isForgotten(call: Call | null): boolean {
    const events = this.game().log.flatMap((told) => told.events);
    return isForgotten(call, this.view(), events, callsOf(this.view()));
  }

  /** Return what is announced with *face*. */
  cry(face: Face): string {
    const view = this.view();
    // A card of which nothing but its name is said is announced by the first button.
    const nameFirst = isName(this.due[0]);
    return cryWith(callsWith(face, view.hand.length, callsOf(view)), {
      carte: this.armed && !nameFirst,
      name: nameFirst ? this.armed : this.name,
      knock: this.knock,
    });
  }

  /** Play *face* with what is announced with it. A card that names a suit needs *suit*, a joker that stands for another card that card. */
  play(face: Face, suit: Suit | null = null, standsFor: Face | null = null): void {
    const { may_announce, announce_with } = this.view();
    const announces = may_announce && (announce_with?.includes(face) ?? true);
    this.game().play(face, playWord(face, standsFor ?? suit, announces ? this.cry(standsFor ?? face) : ''));
  }

  /** Announce it with the next card. Said or knocked, not both. */
  arm(): void {
    this.armed = true;
    this.knock = false;
  }

  /** « Carte ! »: with the next card while that is possible, else late. */
  carte(): void {
    const { may_say, may_announce } = this.view();
    if (!this.game().ready) return;
    if (may_say) this.game().make('say');
    else if (!may_announce) this.game().say({ code: 'no_window' });
    else if (this.armed) this.armed = false;
    else this.arm();
  }

  /** Three knocks: with the next card while that is possible, else late. */
  knocks(): void {
    if (this.view().may_say) return this.game().make('knock');
    this.knock = this.game().ready && !this.knock;
    if (this.knock) this.armed = false;
  }

  contre(): void {
    const { may_catch, catches } = this.view();
    if (!this.game().ready) return;
    if (may_catch) this.catching(catches?.[0]);
    else this.game().say({ code: 'no_window' });
  }

  /** Say it against somebody; where that costs and nobody was heard to forget, ask first. */
  catching(move?: Move): void {
    if (!this.game().ready) return;
    const text = move?.text ?? 'catch';
    const costs = (callsOf(this.view()).wrong_costs ?? 0) > 0;
    if (costs && !this.isForgotten(move?.word ?? null)) this.dared = text;
    else this.game().make(text);
  }

  declare(): void {
    if (this.view().may_declare) this.game().make('declare');
  }

  /** A new view: what was meant ends with its turn, and what was asked with what it was about. */
  saw({ turn, seat, seq, may_announce }: View): void {
    if (turn !== this.turn || !may_announce) this.armed = false;
    if (turn !== seat || !may_announce) this.name = this.knock = false;
    if (seq !== this.seq) this.dared = null;
    this.turn = turn;
    this.seq = seq;
  }

  /** My move was refused: « Carte ! » is said anew, or not. */
  refused(): void {
    this.armed = false;
  }
}
