import type { Plugin } from 'vite';

export function wordsOfPython(): Plugin;
