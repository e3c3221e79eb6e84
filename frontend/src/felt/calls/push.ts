// Web Push for one room: what stands in the way in this browser, and asking the server to call it, or to stop.
import type { Language } from '../../ground/cards/faces';
import { ask, LobbyError, post } from '../../ground/lobby';
import type { CallRequest, CallEnded } from '../../ground/protocol';
import { parsed, readKept, writeKept } from '../../ground/kept';

export type Obstacle = 'insecure' | 'homeScreen' | 'unsupported' | 'denied';
export type Failure = 'push' | 'server' | 'tooMany';

const STORED_AS = 'huit.called';
const DECLINED = 'huit.uncalled';
const MOST = 40;

export interface Around {
  isSecureContext: boolean;
  /** An iPhone or iPad, where only pages of the home screen can be called. */
  isApple: boolean;
  isInstalled: boolean;
  canPush: boolean;
  permission: NotificationPermission | undefined;
}

/** Return why this browser cannot call me; null: it can. */
export function obstacleIn({ isSecureContext, isApple, isInstalled, canPush, permission }: Around): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (isApple && !isInstalled) return 'homeScreen';
  if (!canPush || permission === undefined) return 'unsupported';
  return permission === 'denied' ? 'denied' : null;
}

export function around(): Around {
  return {
    isSecureContext,
    // An iPad says that it is a Mac, but no Mac is touched.
    isApple: /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    canPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
  };
}

/** Rooms that call this browser, with the address that they call, the latest first. */
function kept(): [room: string, endpoint: string][] {
  const told = parsed(readKept(STORED_AS));
  return Array.isArray(told) ? told.filter((one) => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')) : [];
}

function keep(room: string, endpoint: string | null): void {
  const others = kept().filter(([name]) => name !== room);
  writeKept(STORED_AS, JSON.stringify((endpoint === null ? others : [[room, endpoint], ...others]).slice(0, MOST)));
}

export function isCalled(room: string): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && kept().some(([name]) => name === room);
}

/** Return whether I said in *room* that I do not want to be asked. */
export function hasDeclined(room: string): boolean {
  const rooms = parsed(readKept(DECLINED));
  return Array.isArray(rooms) && rooms.includes(room);
}

export function decline(room: string): void {
  const rooms = parsed(readKept(DECLINED));
  writeKept(DECLINED, JSON.stringify([room, ...(Array.isArray(rooms) ? rooms : [])].slice(0, MOST)));
}

/** Have the server call this browser. Return what failed, if anything did. To be called from a click: the browser may ask first. */
export async function beCalled(room: string, language: Language): Promise<Failure | Obstacle | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'push';
  let subscription: PushSubscription;
  try {
    subscription = await subscribed();
  } catch (error) {
    return error instanceof LobbyError ? 'server' : 'push';
  }
  return tell(room, language, subscription);
}

/** Tell the server of *room* where this browser is called now, if that has changed. */
export async function renewCalls(room: string, language: Language): Promise<void> {
  const before = kept().find(([name]) => name === room)?.[1];
  try {
    const subscription = await subscribed();
    if (subscription.endpoint !== before) await tell(room, language, subscription);
  } catch {
    // The switch says that it is on; the next visit tries again.
  }
}

export async function beCalledNoMore(room: string): Promise<Failure | null> {
  const endpoint = kept().find(([name]) => name === room)?.[1];
  try {
    if (endpoint) await ask('Calling', `/api/rooms/${room}/calls/end`, post({ endpoint } satisfies CallEnded));
  } catch {
    return 'server';
  }
  keep(room, null);
  return null;
}

async function tell(room: string, language: Language, subscription: PushSubscription): Promise<Failure | null> {
  const { endpoint, keys } = subscription.toJSON();
  const asked = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language } satisfies CallRequest;
  try {
    await ask('Calling', `/api/rooms/${room}/calls`, post(asked));
  } catch (error) {
    return error instanceof LobbyError && error.why === 'too_many' ? 'tooMany' : 'server';
  }
  keep(room, subscription.endpoint);
  return null;
}

/** Return the subscription of this browser with the key of this server. */
async function subscribed(): Promise<PushSubscription> {
  const { key } = await ask('CallKey', '/api/push');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const there = await pushManager.getSubscription();
  if (there && sameBytes(there.options.applicationServerKey, wanted)) return there;
  // Another server stood at this address once, or its keys were lost.
  await there?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, place) => byte === other[place]);
}
