// Where the page begins.
import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './look.css';

const target = document.getElementById('page');
if (target) mount(App, { target });
