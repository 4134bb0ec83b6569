import { expect, test } from 'vitest';
import { changeUploads, fileProblem, sizeInWords } from './uploads.ts';
import type { Upload } from './uploads.ts';

const one: Upload<string> = {
  id: '1',
  file: new File(['x'], 'x.png'),
  state: 'waiting',
  progress: 0,
};

test('a file is sent, grows and is done', () => {
  const sending = changeUploads([one], { kind: 'send', id: '1' });
  expect(sending[0]).toMatchObject({ state: 'sending', progress: 0 });
  expect(changeUploads(sending, { kind: 'progress', id: '1', progress: 0.5 })[0]?.progress).toBe(
    0.5,
  );
  expect(changeUploads(sending, { kind: 'progress', id: '1', progress: 1.4 })[0]?.progress).toBe(1);
  expect(changeUploads(sending, { kind: 'done', id: '1', result: 'url' })[0]).toMatchObject({
    state: 'done',
    progress: 1,
    result: 'url',
  });
});

test('a failed file keeps its reason until it is sent again', () => {
  const failed = changeUploads([one], { kind: 'fail', id: '1', error: 'Too slow' });
  expect(failed[0]).toMatchObject({ state: 'failed', error: 'Too slow' });
  expect(changeUploads(failed, { kind: 'send', id: '1' })[0]).not.toHaveProperty('error');
});

test('news of a removed file changes nothing', () => {
  const left = changeUploads([one], { kind: 'remove', id: '1' });
  expect(left).toEqual([]);
  expect(changeUploads(left, { kind: 'done', id: '1', result: 'url' })).toEqual([]);
});

test('only files that one wants are taken', () => {
  const png = { name: 'A.PNG', type: 'image/png', size: 10 };
  const csv = { name: 'a.csv', type: '', size: 10 };
  expect(fileProblem(png, {})).toBeUndefined();
  expect(fileProblem(png, { accept: 'image/*' })).toBeUndefined();
  expect(fileProblem(csv, { accept: 'image/*, .csv' })).toBeUndefined();
  expect(fileProblem(png, { accept: '.csv' })).toBe('type');
  expect(fileProblem(png, { accept: 'image/jpeg' })).toBe('type');
  expect(fileProblem(png, { maxSize: 9 })).toBe('size');
  expect(fileProblem({ ...png, size: 0 }, {})).toBe('empty');
});

test('sizes read well', () => {
  expect(sizeInWords(0, 'en')).toBe('0 byte');
  expect(sizeInWords(1500, 'en')).toBe('1.5 kB');
  expect(sizeInWords(2_000_000, 'de')).toBe('2 MB');
});
