// What is announced with a card, by the buttons that are pressed: one duty each.
import { expect, it } from 'vitest';
import { cryWith, type Meant } from '../src/families/shedding/cries';

const NOTHING: Meant = { carte: false, name: false, knock: false };

it.each<[string[], Partial<Meant>, string]>([
  [['carte'], {}, ''],
  [['carte'], { carte: true }, '!'],
  [['carte'], { knock: true }, '!knock'],
  [['last'], { carte: true }, '!'],
  [['maou'], { carte: true }, '!'],
  [['4'], { name: true }, '!'],
  [['4'], { carte: true }, ''],
  [['carte', '4'], { carte: true, name: true }, '!'],
  [['carte', '4'], { carte: true }, '!carte'],
  [['carte', '4'], { name: true }, '!4'],
  [['carte', '4'], { knock: true }, '!knock'],
  [['carte', '4'], { name: true, knock: true }, '!4+knock'],
])('%j, with %j meant, is %j', (due, meant, cry) => expect(cryWith(due, { ...NOTHING, ...meant })).toBe(cry));
