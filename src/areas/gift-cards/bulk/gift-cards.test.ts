import { expect, test } from 'vitest';
import { giftCardBulk } from './gift-cards.ts';
import type { EarlierGiftCard } from './gift-cards.ts';

const on: EarlierGiftCard = { id: 'a', code: 'ON', isDisabled: false };
const off: EarlierGiftCard = { id: 'b', code: 'OFF', isDisabled: true };
const concerned = (kind: 'disable' | 'enable' | 'delete'): EarlierGiftCard[] =>
  [on, off].filter((item) => giftCardBulk.concerns({ kind }, item));

test('only what is on is switched off, and all can be deleted', () => {
  expect(concerned('disable')).toEqual([on]);
  expect(concerned('enable')).toEqual([off]);
  expect(concerned('delete')).toEqual([on, off]);
});

test('what someone switched back meanwhile is left alone by an undo, and a deletion has none', () => {
  expect(giftCardBulk.isAsLeft({ kind: 'disable' }, on, off)).toBe(true);
  expect(giftCardBulk.isAsLeft({ kind: 'disable' }, on, on)).toBe(false);
  expect(giftCardBulk.undoSteps({ kind: 'delete' }, [on], () => '')).toEqual([]);
  expect(giftCardBulk.undoSteps({ kind: 'disable' }, [on], () => '')).toHaveLength(1);
});
