// What is fetched together: the page where rules are composed, and the window over the table that is made of the same pieces.
export { default as AtTable } from './AtTable.svelte';
export { default as OwnPage } from './OwnPage.svelte';
