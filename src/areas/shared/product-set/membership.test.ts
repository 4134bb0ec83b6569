import { expect, test } from 'vitest';
import { wayBack } from './membership.ts';

const place = (id: string, set: string | null) => ({ id, set });

test('what was added goes back to where it came from', () => {
  const earlier = [place('a', null), place('b', 'other'), place('c', null), place('d', 'here')];
  const now = ['a', 'b', 'c', 'd'].map((id) => place(id, 'here'));
  const { back, kept } = wayBack(earlier, 'here', now);
  expect([...back]).toEqual([
    [null, ['a', 'c']],
    ['other', ['b']],
  ]);
  expect(kept).toBe(0);
});

test('what was removed comes back, unless someone has moved or deleted it since', () => {
  const earlier = ['a', 'b', 'c'].map((id) => place(id, 'here'));
  const { back, kept } = wayBack(earlier, null, [place('a', null), place('b', 'other')]);
  expect([...back]).toEqual([['here', ['a']]]);
  expect(kept).toBe(2);
});

test('what an earlier try moved back doesn’t count as kept', () => {
  const earlier = [place('a', null), place('b', 'other')];
  const { back, kept } = wayBack(earlier, 'here', [place('a', null), place('b', 'here')]);
  expect([...back]).toEqual([['other', ['b']]]);
  expect(kept).toBe(0);
});
