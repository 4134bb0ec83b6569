import { expect, test } from 'vitest';
import { documentsBody, documentsOf, isPicture } from './documents.ts';

const NONE = { return_address: '', logo: '', foot: '' };
const full = {
  return_address: 'Tern & Tiller\n1 Quay',
  logo: 'https://example.com/logo.png',
  foot: 'VAT NL1',
};

test('what is saved for slips and receipts is read again', () => {
  expect(documentsOf(documentsBody(full))).toEqual(full);
  expect(documentsBody({ ...NONE, foot: ' VAT ' })).toEqual({ documents: { foot: 'VAT' } });
});

test('nothing left removes the entry', () => {
  expect(documentsBody({ ...NONE, foot: '  ' })).toEqual({ documents: '' });
});

test.each([
  null,
  undefined,
  'x',
  {},
  { documents: null },
  { documents: ['a'] },
  { documents: { foot: 7 } },
])('metadata of %j has no documents', (metadata) => {
  expect(documentsOf(metadata)).toEqual(NONE);
});

test('a logo is a picture of the web or of the server', () => {
  expect(['https://a.b/c.png', 'http://a.b/c', '/uploads/c.png'].every(isPicture)).toBe(true);
  expect(['logo.png', 'javascript:alert(1)', 'data:image/png,x', '//a.b/c'].some(isPicture)).toBe(
    false,
  );
});
