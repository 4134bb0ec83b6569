import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { giftCardCountOf, giftCardList } from './query.ts';

const counted = (address: string) =>
  giftCardCountOf(readListView(new URLSearchParams(address), giftCardList.filters));

test('all statuses are counted with one call, all cards with one row', () => {
  const [active, spent] = ['status=active', 'status=usedUp'].map(counted);
  expect(active?.queryKey).toEqual(spent?.queryKey);
  expect(active).toHaveProperty('most');
  const card = (balance: number) => ({ balance, is_disabled: false, ends_at: null });
  const answer = { gift_cards: [card(5), card(0), card(7), null], count: 4 } as never;
  expect([active?.select(answer).count, spent?.select(answer).count]).toEqual([2, 1]);
  expect(counted('')).not.toHaveProperty('most');
  expect(counted('').select(answer).count).toBe(4);
});
