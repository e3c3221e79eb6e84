// What the levels of the computer players are called.
import type { Level } from '../ground/protocol';
import { both, byLanguage } from './both';
import { ofName } from './people';
import { fr } from '../ground/typography';

export const LEVEL_WORDS = byLanguage({
  levels: both(fr`Niveau des ordinateurs`, 'Level of the computers'),
  level: both<Record<Level, string>>(
    { random: fr`au hasard`, beginner: fr`débutant`, thrifty: fr`sérieux`, strong: fr`fort` },
    { random: 'at random', beginner: 'beginner', thrifty: 'sensible', strong: 'strong' },
  ),
  levelOf: both(
    (name: string) => fr`Niveau ${ofName(name)}`,
    (name) => `Level of ${name}`,
  ),
});
