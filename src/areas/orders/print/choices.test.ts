import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { readChoices } from './choices.ts';

const read = (query: string, papers: { kept?: string; tags?: string[] } = {}) =>
  readChoices({ search: query, hash: '' }, { kept: '', tags: ['en-GB'], ...papers });

test('an address says what is printed of which orders', () => {
  const path = paths.orderPrint(['order_1', 'order_2', 'order_1'], 'receipt', { list: 'q=rope' });
  expect(read(path.split('?')[1] ?? '')).toEqual({
    ids: ['order_1', 'order_2'],
    sheet: 'receipt',
    language: undefined,
    paper: 'a4',
    fulfillment: undefined,
    list: 'q=rope',
  });
});

test('what isn’t known is what it usually is', () => {
  expect(read('id=&sheet=invoice&language=xx&paper=a5')).toMatchObject({
    ids: [],
    sheet: 'slip',
    language: undefined,
    paper: 'a4',
  });
  expect(read('language=tm')).toMatchObject({ language: 'tm' });
});

test('a fulfillment is of the packing slip alone', () => {
  expect(read('sheet=slip&fulfillment=ful_1').fulfillment).toBe('ful_1');
  expect(read('sheet=receipt&fulfillment=ful_1').fulfillment).toBeUndefined();
});

test('the address counts more than the paper chosen last, and that more than the region', () => {
  expect(read('', { tags: ['en-US'] }).paper).toBe('letter');
  expect(read('', { tags: ['en-US'], kept: 'a4' }).paper).toBe('a4');
  expect(read('paper=letter', { kept: 'a4' }).paper).toBe('letter');
});
