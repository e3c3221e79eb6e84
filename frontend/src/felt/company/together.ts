// Everything that is fetched when there are several people.
export { default as AtCard } from './AtCard.svelte';
export { default as Bar } from './Bar.svelte';
export { default as Clock } from './Clock.svelte';
export { default as SeatSigns } from './SeatSigns.svelte';
export { default as Panels } from './Panels.svelte';
export { tellers } from '../../words/company/tellers';
export { laidAlone } from '../../state/hand_only.svelte';
