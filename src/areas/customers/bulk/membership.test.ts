import { expect, test } from 'vitest';
import { membershipBulk } from './membership.ts';
import type { EarlierMember } from './membership.ts';

const bulk = membershipBulk((id) => id.toUpperCase());
const out: EarlierMember = { id: 'a', isIn: false };
const inside: EarlierMember = { id: 'b', isIn: true };
const labelOf = (items: readonly EarlierMember[]): string => items.map(bulk.nameOf).join();

test('only those are put into a group who aren’t in it, and only members are taken out', () => {
  const concerned = (mode: 'add' | 'remove'): EarlierMember[] =>
    [out, inside].filter((item) => bulk.concerns({ kind: 'g', mode }, item));
  expect(concerned('add')).toEqual([out]);
  expect(concerned('remove')).toEqual([inside]);
});

test('whom someone has taken out again meanwhile is left alone by an undo', () => {
  const change = { kind: 'g', mode: 'add' } as const;
  expect(bulk.isAsLeft(change, out, { ...out, isIn: true })).toBe(true);
  expect(bulk.isAsLeft(change, out, out)).toBe(false);
});

test('a call moves a hundred', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `c${index}`, isIn: false }));
  const steps = bulk.changeSteps({ kind: 'g', mode: 'add' }, many, labelOf);
  expect(steps.map(({ items }) => items.length)).toEqual([100, 100, 50]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
});
