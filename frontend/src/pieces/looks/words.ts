// The words for faces, cloths and backs of cards.
import type { Figure, Shade } from '../../ground/protocol';
import type { BackName, FeltName } from '../../ground/settings';
import { both, byLanguage } from '../../words/both';
import { fr } from '../../ground/typography';

export const LOOK_WORDS = byLanguage({
  face: both(fr`Votre figure à table`, 'Your face at the table'),
  shade: both(fr`Sa couleur`, 'Its colour'),
  initial: both(fr`l'initiale de mon nom`, 'the initial of my name'),
  felt: both(fr`Tapis`, 'Table cloth'),
  backs: both(fr`Dos des cartes`, 'Card backs'),
  figure: {
    fox: both(fr`le renard`, 'the fox'),
    cat: both(fr`le chat`, 'the cat'),
    owl: both(fr`la chouette`, 'the owl'),
    hen: both(fr`la poule`, 'the hen'),
    whale: both(fr`la baleine`, 'the whale'),
    bear: both(fr`l'ours`, 'the bear'),
    snail: both(fr`l'escargot`, 'the snail'),
    hedgehog: both(fr`le hérisson`, 'the hedgehog'),
    frog: both(fr`la grenouille`, 'the frog'),
    rabbit: both(fr`le lapin`, 'the rabbit'),
    fish: both(fr`le poisson`, 'the fish'),
    mouse: both(fr`la souris`, 'the mouse'),
    penguin: both(fr`le manchot`, 'the penguin'),
    turtle: both(fr`la tortue`, 'the turtle'),
  } satisfies Record<Figure, unknown>,
  shades: {
    sky: both(fr`bleu ciel`, 'sky blue'),
    orange: both(fr`orange`, 'orange'),
    green: both(fr`vert`, 'green'),
    yellow: both(fr`jaune`, 'yellow'),
    blue: both(fr`bleu`, 'blue'),
    red: both(fr`rouge brique`, 'brick red'),
    pink: both(fr`rose`, 'pink'),
    night: both(fr`bleu nuit`, 'night blue'),
    grey: both(fr`gris`, 'grey'),
    brown: both(fr`brun`, 'brown'),
  } satisfies Record<Shade, unknown>,
  felts: {
    green: both(fr`vert`, 'green'),
    night: both(fr`bleu nuit`, 'night blue'),
    wine: both(fr`lie-de-vin`, 'wine red'),
  } satisfies Record<FeltName, unknown>,
  back: {
    lattice: both(fr`treillis`, 'lattice'),
    waves: both(fr`vagues`, 'waves'),
    diamonds: both(fr`losanges`, 'diamonds'),
  } satisfies Record<BackName, unknown>,
});
