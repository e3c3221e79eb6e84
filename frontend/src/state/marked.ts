// What the page around a component looks like. Classes say so: where a style asks `:has`, a browser looks again whenever anything comes
// or goes, and styles the whole page anew.
import { onMount } from 'svelte';

const counts: Record<string, number> = {};

/** Let the root have a class while the component that calls this stands: `felted`, its felt is the page; `grows`, letters grow with a large window. */
export function markPage(name: 'felted' | 'grows'): void {
  const tell = (more: number): unknown => document.documentElement.classList.toggle(name, (counts[name] = (counts[name] ?? 0) + more) > 0);
  onMount(() => {
    tell(1);
    return () => tell(-1);
  });
}
