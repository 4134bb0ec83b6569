import { expect, test } from 'vitest';
import { pictureProblem, pictureType } from './picture-bytes.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
  ['GIF87a\x01\0', 'image/gif'],
  ['GIF89a\x01\0', 'image/gif'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['<svg xmlns=', undefined],
  ['\x89PNG', undefined],
  ['', undefined],
])('%j begins %s', (text, type) => {
  expect(pictureType(bytes(text))).toBe(type);
});

test('a file counts by its name and by what is inside', async () => {
  const file = (content: string, name: string, type: string): File =>
    new File([bytes(content)], name, { type });
  expect(await pictureProblem(file('GIF89a', 'a.gif', 'image/gif'))).toBeUndefined();
  expect(await pictureProblem(file('Dear all,', 'a.png', 'image/png'))).toBe('kind');
  expect(await pictureProblem(file('', 'a.png', 'image/png'))).toBe('kind');
  expect(await pictureProblem(file('GIF89a', 'a.html', 'text/html'))).toBe('kind');
});

test('a file that is gone is told from one of another kind', async () => {
  const gone = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  gone.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    });
  expect(await pictureProblem(gone)).toBe('unreadable');
});
