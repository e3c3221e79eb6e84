// Whether a browser is helped, and which hints it has had: what is kept, as text that may be malformed. No DOM.
import { parsed } from '../../ground/kept';

export const GUIDE_STORED_AS = 'huit.guide';

/** `offered`: nobody has answered yet. */
export type Wish = 'offered' | 'on' | 'off';

export interface Guide {
  wish: Wish;
  /** The codes of the hints that were read. */
  told: string[];
}

/** Each is short, and there are not many: more than this nobody has written here. */
const MOST = 60;

/** Return what *text* says; a browser in which rounds were *played* to the end is offered nothing. */
export function readGuide(text: string | null, played: boolean): Guide {
  const { wish, told } = Object(parsed(text)) as Partial<Record<keyof Guide, unknown>>;
  return {
    wish: wish === 'on' || wish === 'off' ? wish : played ? 'off' : 'offered',
    told: Array.isArray(told) ? told.filter((code): code is string => typeof code === 'string' && /^[a-z_]{1,20}$/.test(code)).slice(0, MOST) : [],
  };
}
