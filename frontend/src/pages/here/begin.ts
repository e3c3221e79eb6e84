// From here on this browser answers beside the server, or in its place, and a line says so. Fetched by those who have asked for it once,
// and on a site.
import { mount } from 'svelte';
import { afterFirstHand } from '../../state/first_hand';
import { isSite } from '../../ground/address';
import type { Language } from '../../ground/cards/faces';
import { ways } from '../../ground/ways';
import { answerHere } from '../../here/answering';
import { keepUpToDate } from '../../here/kept_engine';
import { place } from '../../here/place.svelte';
import { prepare } from '../../here/site';
import { HERE_WORDS } from '../../words/made/here';
import { SITE_WORDS } from '../../words/made/site';
import HereLine from './HereLine.svelte';
import { followLinks } from './links';

answerHere();
followLinks();
const needs = (language: Language): string => (isSite ? SITE_WORDS : HERE_WORDS)[language].needs;
ways.needs = (language) => (place.where === 'server' ? '' : needs(language));
ways.unanswered = (language) => (place.needsServer ? needs(language) : place.where === 'server' ? '' : HERE_WORDS[language].broken);
ways.starting = (language) => (place.starting && place.coming === null ? HERE_WORDS[language].starts : '');
const top = document.createElement('div');
// It has no box: a line that sticks to the top would stick to the end of its box, and go with it.
top.style.display = 'contents';
document.body.prepend(top);
mount(HereLine, { target: top });
// What a page lays at its top edge lies under the line, not on it.
document.getElementById('page')?.style.setProperty('position', 'relative');

if (place.where === 'site') void prepare();
// A server that is reached may have a newer one.
if (place.where === 'server') void afterFirstHand().then(() => keepUpToDate().catch(() => null));
