// A card of the hand that finger or mouse carries to another place. Fetched with the first press on a card.
import { placeAt, type Box } from '../../ground/cards/order';

/** A press that moves by fewer pixels is a plain press. */
const STILL = 10;
/** After it is let go, a click would play it. */
const CLICK_AFTER_MS = 50;

interface Carried {
  card: HTMLElement;
  others: HTMLElement[];
  /** Where each card of the hand was shown, and at which place that of this card is. */
  slots: Box[];
  from: number;
}

/** Follow the pointer that has pressed *card*, one of the *cards* of a hand; tell at which place it was *laid*, counted without it. */
export function carry(press: PointerEvent, card: HTMLElement, cards: readonly HTMLElement[], laid: (place: number) => void): void {
  // Let go before this was fetched.
  if (!card.hasPointerCapture(press.pointerId)) return;
  const carried: Carried = {
    card,
    others: cards.filter((other) => other !== card),
    slots: cards.map((other) => other.getBoundingClientRect()),
    from: cards.indexOf(card),
  };
  const over = new AbortController();
  const at = { signal: over.signal };
  let place: number | null = null;

  function end(): void {
    over.abort();
    card.classList.remove('carried');
    for (const each of cards) move(each);
  }

  card.addEventListener(
    'pointermove',
    (event) => {
      const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
      if (place === null && Math.hypot(x, y) < STILL) return;
      card.classList.add('carried');
      move(card, x, y);
      place = makeRoom(carried, x, y);
    },
    at,
  );
  card.addEventListener(
    'pointerup',
    () => {
      end();
      if (place === null) return;
      swallowClick();
      if (place !== carried.from) laid(place);
    },
    at,
  );
  card.addEventListener('pointercancel', end, at);
  // The hand has changed under it.
  card.addEventListener('lostpointercapture', end, at);
}

/** Move the others aside for a card that was carried so far; return the place that is free for it. */
function makeRoom({ others, slots, from }: Carried, x: number, y: number): number {
  const slot = slots[from] as Box;
  const place = placeAt(
    slots.filter((_, at) => at !== from),
    slot.left + slot.width / 2 + x,
    slot.top + slot.height / 2 + y,
  );
  for (const [at, other] of others.entries()) {
    const was = slots[at < from ? at : at + 1] as Box;
    const will = slots[at < place ? at : at + 1] as Box;
    // In one row some are a little higher: they may be played.
    const down = will.top - was.top;
    move(other, will.left - was.left, Math.abs(down) < was.height / 3 ? 0 : down);
  }
  return place;
}

/** Show *card* so far from its place. */
function move(card: HTMLElement, x = 0, y = 0): void {
  card.style.setProperty('--by-x', `${x}px`);
  card.style.setProperty('--by-y', `${y}px`);
}

function swallowClick(): void {
  const over = new AbortController();
  addEventListener('click', (event) => (event.preventDefault(), event.stopPropagation()), { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), CLICK_AFTER_MS);
}
