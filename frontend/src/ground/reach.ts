// What a link for others begins with, and how it gets into their hands.
import { isSite, ORIGIN } from './address';
import { fetchAddress } from './lobby';

const OWN_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Return the address at which others find this server; null: nobody but this machine does. */
export async function addressForOthers(): Promise<string | null> {
  // By a name that only this machine has, friends would find nothing.
  if (isSite || !OWN_MACHINE.test(location.hostname)) return ORIGIN;
  return fetchAddress().catch(() => ORIGIN);
}

/** Copy *text*; return whether that was possible: on plain HTTP, as on a home network, there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
