import { expect, test } from 'vitest';
import { fileProblem, sizeInWords } from './file-rules.ts';

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
