// What I hear of what is said in a room: not those whom I have muted, nor what is written where I do not want it, or may not read it.
import { untrack } from 'svelte';
import { hasOthers, linesOf, mayChat } from '../../facts/chat';
import type { Chat } from '../../ground/protocol';
import { chosen } from '../../state/chosen.svelte';
import type { Game, Said } from '../../state/game.svelte';
import { isMuted } from '../../state/muted.svelte';
import { voice } from '../../state/voice.svelte';
import { theCard } from '../../words/card_names';
import { COMPANY_WORDS } from '../../words/made/company';

/** A line is shown longer than a phrase by so much for each of its letters. */
const SHOWN_MS = 5000;
const LETTER_SHOWN_MS = 60;
/** What was shown at a seat already. */
const shown = new WeakSet<Chat>();

/** Return whether I read and write here. */
export function isChatting({ view, replayed, chats }: Game): boolean {
  return !replayed && view !== null && chosen.chat && mayChat(view) && (chats.length > 0 || hasOthers(view));
}

/** Return what was said in the last seconds. */
export function saidTo(game: Game): Said[] {
  return game.said.filter((said) => !isMuted(game.room, said.guest) && (!('text' in said) || isChatting(game)));
}

/** Return all that was written, as far as this page knows. */
export function linesTo(game: Game): ReturnType<typeof linesOf> {
  return isChatting(game) ? linesOf(game.chats).filter(({ guest }) => !isMuted(game.room, guest)) : [];
}

/** Return what *said* says, in words. */
export function wordsOf(said: Said): string {
  return 'text' in said ? said.text : COMPANY_WORDS[chosen.language].phrase[said.phrase];
}

/** Show what is written at the seats and read out what is said, as long as the component that calls it stands; and forget what may not be read any more. */
export function listenTo(game: Game): void {
  let last = 0;
  $effect(() => {
    const fresh = game.chats.filter((chat) => !shown.has(chat));
    untrack(() => {
      for (const chat of fresh) {
        shown.add(chat);
        if (!chat.held) chat.lines.forEach((line) => game.hearSaid(line, SHOWN_MS + line.text.length * LETTER_SHOWN_MS));
      }
    });
  });
  $effect(() => {
    const label = COMPANY_WORDS[chosen.language];
    const fresh = saidTo(game).filter(({ no }) => no > last);
    last = Math.max(last, ...fresh.map(({ no }) => no));
    untrack(() =>
      fresh.forEach((said) => {
        const onCard = said.card ? label.onCard(theCard(said.card, chosen.language)) : '';
        voice.say(label.says(said.guest === game.view?.guest ? label.youSay : said.name, wordsOf(said) + onCard));
      }),
    );
  });
  $effect(() => {
    if (game.view && !mayChat(game.view) && game.chats.length) game.chats = [];
  });
}
