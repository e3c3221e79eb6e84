// An answer that comes line by line: a JSON object in each. No DOM here.
import { answered, LobbyError } from '../../ground/lobby';

/** Yield the objects that the server answers at *address*, as they come; throw a `LobbyError` where it refuses, or breaks off. */
export async function* asked<Told>(address: string, request: RequestInit): AsyncGenerator<Told> {
  const { body } = await answered(address, request);
  try {
    if (body) yield* objectsIn<Told>(body);
  } catch {
    throw new LobbyError('unreachable');
  }
}

/** Yield the object of each line of *bytes*, wherever these are cut. */
export async function* objectsIn<Told>(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Told> {
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const lines = (begun + value).split('\n');
      begun = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line) yield JSON.parse(line) as Told;
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => null);
  }
}
