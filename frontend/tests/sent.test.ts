// What I have written: whatever the room does not take stands in the field again; and what counts as read.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat, ChatLine, Refused } from '../src/ground/protocol';
import { noteRead, unreadIn } from '../src/felt/company/heard.svelte';
import { refusalIn, sendDraft, settle } from '../src/felt/company/sent.svelte';
import { drafts } from '../src/state/drafts.svelte';
import type { Game } from '../src/state/game.svelte';
import { exampleView } from './example';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'fr' }));

const ROOM = 'abc';
const FIRST: ChatLine = { guest: 0, seat: 0, name: 'Anne', text: 'Bonsoir', at: 1 };

const chat = (held: boolean, ...lines: ChatLine[]): Chat => ({ type: 'chat', lines, held });

class FakeGame {
  readonly room = ROOM;
  readonly replayed = false;
  readonly view = exampleView({ guest: 0, guests_at: [0, 1, null] });
  live = true;
  chats: readonly Chat[] = [];
  remark: { refusal: Refused } | null = null;
  waiting: (() => void)[] = [];
  private asked = 0;

  ask(): string {
    return `c${++this.asked}`;
  }

  later(_: number, task: () => void): void {
    this.waiting.push(task);
  }
}

let fake: FakeGame;
let game: Game;

function send(text: string): void {
  drafts[ROOM] = text;
  sendDraft(game);
}

function hear(...lines: ChatLine[]): void {
  fake.chats = [...fake.chats, chat(false, ...lines)];
  settle(game);
}

function refuse(id: string, code: string): void {
  fake.remark = { refusal: { type: 'refused', id, code, why: null } };
  settle(game);
}

beforeEach(() => {
  fake = new FakeGame();
  game = fake as unknown as Game;
  drafts[ROOM] = '';
});

describe('what I have written', () => {
  it('is gone from the field once it is sent, and stays so once it has come back', () => {
    send('Bonsoir');
    hear(FIRST);
    fake.waiting.forEach((late) => late());
    expect(drafts[ROOM]).toBe('');
  });

  it('is in the field again where it is refused, before what is written since', () => {
    send('un');
    send('deux');
    drafts[ROOM] = 'trois';
    refuse('c1', 'too_many');
    expect(drafts[ROOM]).toBe('un trois');
    expect(refusalIn(game)?.code).toBe('too_many');
    hear(FIRST);
    fake.waiting.forEach((late) => late());
    expect(drafts[ROOM]).toBe('un trois');
    send('un trois');
    expect(refusalIn(game)).toBeNull();
  });

  it('is in the field again where nobody answers', () => {
    send('un');
    fake.waiting.forEach((late) => late());
    fake.waiting.forEach((late) => late());
    expect(drafts[ROOM]).toBe('un');
  });

  it('is in the field again where the connection is lost, unless the room had taken it', () => {
    send('Bonsoir');
    send('Bonne nuit');
    fake.live = false;
    settle(game);
    settle(game);
    expect(drafts[ROOM]).toBe('Bonsoir Bonne nuit');
    fake.live = true;
    fake.chats = [chat(true, FIRST)];
    settle(game);
    expect(drafts[ROOM]).toBe('Bonne nuit');
  });
});

describe('what others have written', () => {
  const other = { ...FIRST, guest: 1, name: 'Léo' };

  it('is unread until it stands before me', () => {
    hear(other, { ...other, at: 2 });
    expect(unreadIn(game)).toBe(2);
    noteRead(game);
    expect(unreadIn(game)).toBe(0);
    hear({ ...other, at: 3 }, { ...FIRST, at: 4 });
    expect(unreadIn(game)).toBe(1);
  });

  it('was read where a page that is loaded anew is sent it', () => {
    fake.chats = [chat(true, other)];
    expect(unreadIn(game)).toBe(0);
    hear({ ...other, at: 2 });
    expect(unreadIn(game)).toBe(1);
  });
});
