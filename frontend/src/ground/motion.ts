// Cards that fly: from a hand to the discard, from the stock to the hands. Play does not depend on it.

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const FLIGHT = 340;
const DRAW_INTERVAL = 70;
const EASE = 'cubic-bezier(.22, .8, .3, 1)';

export function spotOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
}

function between(from: Spot, to: Spot): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.min(2, from.width / to.width)})`;
}

/** Let *element* come from *from* to where it stands. */
export function flyIn(element: Element, from: Spot, order = 0): void {
  const here = spotOf(element);
  if (!here) return;
  const turn = order === 0 ? 'rotate(-8deg)' : '';
  element.animate([{ transform: `${between(from, here)} ${turn}` }, {}], {
    duration: FLIGHT,
    delay: order * DRAW_INTERVAL,
    easing: EASE,
    fill: 'backwards',
  });
}

/** Let *count* copies of *model* fly from *from* to *to* and vanish there. */
export function flyCopies(model: Element, from: Spot, to: Spot, count: number): void {
  for (let order = 0; order < count; order++) {
    const copy = model.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    copy.removeAttribute('data-testid');
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      zIndex: '40',
      pointerEvents: 'none',
    });
    (model.closest('dialog') ?? document.body).append(copy);
    const flight = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: between(to, from), opacity: 1, offset: 0.85 },
        { transform: between(to, from), opacity: 0 },
      ],
      { duration: FLIGHT + 60, delay: order * DRAW_INTERVAL, easing: EASE, fill: 'both' },
    );
    flight.onfinish = () => copy.remove();
    flight.oncancel = () => copy.remove();
  }
}

/** Let *element* give a short beat, for a number that has just changed. */
export function beat(element: Element): void {
  element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }], { duration: 380, easing: EASE });
}
