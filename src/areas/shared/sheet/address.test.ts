import { expect, test } from 'vitest';
import { choiceAt, sheetAddress } from './address.ts';

const roundTrip = (choice: Parameters<typeof sheetAddress>[1]) => {
  const { pathname, search, hash } = new URL(sheetAddress('prices', choice), 'http://store');
  expect(pathname).toBe('/a/products/prices');
  return { search, hash, choice: choiceAt({ search, hash }) };
};

test('an address names the products, and the list that they come from', () => {
  const choice = { ids: ['prod_1', 'prod_2'], list: 'q=lamp & co&status=draft&page=2' };
  expect(roundTrip(choice).choice).toEqual(choice);
});

test('all that a list shows are named by its parameters', () => {
  for (const list of ['', 'status=draft&tags=a&tags=b']) {
    expect(roundTrip({ ids: undefined, list }).choice).toEqual({ ids: undefined, list });
  }
});

test('more ids than a server takes in an address aren’t sent to it', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => `prod_${String(index).padStart(26, '0')}`);
  const { search, choice } = roundTrip({ ids, list: '' });
  expect(search.length).toBeLessThan(100);
  expect(choice.ids).toEqual(ids);
});

test('an address that names the same product twice, or none, is read all the same', () => {
  expect(choiceAt({ search: '?ids=a,b,a,', hash: '' }).ids).toEqual(['a', 'b']);
  expect(choiceAt({ search: '?ids=', hash: '' }).ids).toEqual([]);
});
