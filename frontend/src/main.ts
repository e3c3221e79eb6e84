// Where the page begins.
import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import { isSite } from './ground/address';
import { HERE_STORED_AS, readKept } from './ground/kept';
import './look.css';
import { fetchPart } from './state/parts.svelte';

function begin(): void {
  const target = document.getElementById('page');
  if (target) mount(App, { target });
}

// Who plays without a server has answers from this browser: before anything is asked.
if (isSite || readKept(HERE_STORED_AS)) void fetchPart(() => import('./pages/here/begin')).then(begin);
else begin();
