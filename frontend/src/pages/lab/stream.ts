// An answer that comes line by line: a JSON object in each. No DOM here.
import { answered, LobbyError, told } from '../../ground/lobby';
import type { Answers } from '../../ground/protocol';

/** Yield the lines that the server answers at *address*, each of that *name*, as they come; throw a `LobbyError` where it refuses, or breaks off. */
export async function* asked<Name extends keyof Answers>(name: Name, address: string, request: RequestInit): AsyncGenerator<Answers[Name]> {
  const { body } = await answered(address, request);
  try {
    if (body) for await (const line of objectsIn(body)) yield await told(name, line);
  } catch {
    throw new LobbyError('unreachable');
  }
}

/** Yield the object of each line of *bytes*, wherever these are cut. */
export async function* objectsIn(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<unknown> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (begun + value).split('\n');
      begun = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line) yield JSON.parse(line);
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => null);
  }
}
