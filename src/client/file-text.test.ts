import { afterEach, expect, test, vi } from 'vitest';
import { FileGoneError, readFileText } from './file-text.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (...given: (Response | Error)[]): void => {
  const left = [...given];
  vi.stubGlobal('fetch', async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next;
  });
};
const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
const missing = () => new Response('', { status: 404 });

test('the first address that answers with a file counts', async () => {
  answers(page(), new Response('a;b'));
  await expect(readFileText(['/a', '/b'])).resolves.toBe('a;b');
});

test('a file is gone where every address says so', async () => {
  answers(page(), missing());
  await expect(readFileText(['/a', '/b'])).rejects.toBeInstanceOf(FileGoneError);
});

test.each([
  ['a server that refuses', [new Response('', { status: 403 })]],
  ['an origin that may not be read', [missing(), new TypeError('Failed to fetch')]],
])('of %s nobody knows', async (_what, given) => {
  answers(...given);
  const reading = readFileText(given.map((_one, at) => `/${at}`));
  await expect(reading).rejects.not.toBeInstanceOf(FileGoneError);
});
