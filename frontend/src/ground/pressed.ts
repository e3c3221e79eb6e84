// A button shows that it is pressed in the very next frame, before what it does is known.

/** So long it still shows once the finger has left. */
const SHOWN_MS = 120;
const ENDS = ['pointerup', 'pointercancel'] as const;

/** Let each button within *root* have the class `down` from the press of a finger or a mouse until a moment after it. */
export function showPresses(root: HTMLElement): void {
  root.addEventListener(
    'pointerdown',
    ({ target, isPrimary }) => {
      const button = isPrimary && target instanceof Element ? target.closest('button:not([aria-disabled="true"])') : null;
      if (!button) return;
      button.classList.add('down');
      const up = (): void => {
        ENDS.forEach((end) => removeEventListener(end, up));
        setTimeout(() => button.classList.remove('down'), SHOWN_MS);
      };
      ENDS.forEach((end) => addEventListener(end, up));
    },
    { passive: true },
  );
}
