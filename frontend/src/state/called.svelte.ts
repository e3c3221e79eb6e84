// What the title of the page begins with, where something is asked of me and I do not look: set by Calls.svelte.
class Called {
  sign = $state('');
}

export const called = new Called();
