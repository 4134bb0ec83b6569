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
const page = (status = 200) =>
  new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });
const missing = () => new Response('', { status: 404 });

test('the first address that answers with a file counts', async () => {
  answers(page(), new Response('a;b'));
  await expect(readFileText(['/a', '/b'])).resolves.toBe('a;b');
});

test.each([
  ['every address', [missing(), missing()]],
  ['the only address that is not the app’s', [page(), missing()]],
  ['a page for people', [page(404)]],
])('a file is gone where %s says so', async (_what, given) => {
  answers(...given);
  const reading = readFileText(given.map((_one, at) => `/${at}`));
  await expect(reading).rejects.toBeInstanceOf(FileGoneError);
});

test.each([
  ['a server that refuses', [new Response('', { status: 403 })]],
  ['an origin that may not be read', [missing(), new TypeError('Failed to fetch')]],
  ['a proxy without its server', [page(502)]],
  ['a proxy behind the app’s own page', [page(), page(502)]],
  ['a missing file and a server that fails', [missing(), page(503)]],
  ['the app’s page alone', [page()]],
])('of %s nobody knows', async (_what, given) => {
  answers(...given);
  const reading = readFileText(given.map((_one, at) => `/${at}`));
  await expect(reading).rejects.not.toBeInstanceOf(FileGoneError);
});
