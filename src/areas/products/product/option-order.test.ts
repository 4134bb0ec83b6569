import { expect, test } from 'vitest';
import { inOptionOrder } from './option-order.ts';

const at = '2026-11-22T03:59:54.653Z';
const size = { id: 'opt_b', title: 'Size', created_at: at };
const color = { id: 'opt_a', title: 'Color', created_at: at };
const later = { id: 'opt_0', title: 'Cut', created_at: '2026-11-23T00:00:00.000Z' };
const variant = (title: string, rank: number, values: Record<string, string>) => ({
  title,
  variant_rank: rank,
  options: Object.entries(values).map(([option_id, value]) => ({ option_id, value })),
});
const titles = (options: readonly { title: string }[]): string[] =>
  options.map(({ title }) => title);

test('options stand as the titles of the variants have their values, however they come', () => {
  const variants = [
    variant('S / red', 1, { opt_a: 'red', opt_b: 'S' }),
    variant('The red one', 0, { opt_a: 'red', opt_b: 'M' }),
  ];
  expect(titles(inOptionOrder([size, color], variants))).toEqual(['Size', 'Color']);
  expect(titles(inOptionOrder([color, size], variants.toReversed()))).toEqual(['Size', 'Color']);
});

test('where no title tells they stand in the order in which they were made', () => {
  const same = [variant('red / red', 0, { opt_a: 'red', opt_b: 'red' })];
  for (const variants of [[], same, [variant('Large', 0, { opt_a: 'red', opt_b: 'S' })]]) {
    expect(titles(inOptionOrder([later, size, color], variants))).toEqual(['Color', 'Size', 'Cut']);
    expect(titles(inOptionOrder([color, later, size], variants))).toEqual(['Color', 'Size', 'Cut']);
  }
});
