import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSequence, mergeLists } from './merge-lists.ts';

const merge = (before: string, mine: string, theirs: string, winner?: 'mine' | 'theirs'): string =>
  mergeLists([...before], [...mine], [...theirs], winner ?? 'mine').join('');

test.each([
  ['only mine changed', 'abc', 'cab', 'abc', 'cab'],
  ['only theirs changed', 'abc', 'abc', 'bcd', 'bcd'],
  ['moved by me, added to the end by them', 'abc', 'cab', 'abcd', 'cabd'],
  ['moved by me, added in between by them', 'abc', 'cab', 'axbc', 'caxb'],
  ['moved by me, added to the front by them', 'abc', 'cab', 'xabc', 'xcab'],
  ['added by me, moved by them', 'abc', 'abcd', 'cab', 'cabd'],
  ['moved by me, removed by them', 'abc', 'cab', 'ab', 'ab'],
  ['removed by me, added by them', 'abc', 'ac', 'abcd', 'acd'],
  ['both added, not the same', 'ab', 'abx', 'aby', 'abyx'],
  ['both added the same', 'ab', 'abx', 'abx', 'abx'],
  ['both removed', 'abc', 'ac', 'ab', 'a'],
  ['both moved, alike', 'abc', 'cab', 'cab', 'cab'],
  ['all removed by me, one added by them', 'abc', '', 'abcd', 'd'],
  ['into an empty list', '', 'x', 'y', 'yx'],
])('%s', (_what, before, mine, theirs, result) => {
  expect(merge(before, mine, theirs, 'mine')).toBe(result);
  expect(merge(before, mine, theirs, 'theirs')).toBe(result);
});

test('two new orders can not both stand; what was added or removed does in any case', () => {
  expect(merge('abc', 'cab', 'bacd', 'mine')).toBe('cabd');
  expect(merge('abc', 'cab', 'bacd', 'theirs')).toBe('bacd');
  expect(merge('abcx', 'cab', 'bacxd', 'theirs')).toBe('bacd');
});

test('nothing that a side added is lost, nothing that a side removed comes back', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(
      list,
      list,
      list,
      fc.constantFrom('mine', 'theirs'),
      (was, mine, theirs, winner) => {
        const result = mergeLists(was, mine, theirs, winner);
        const wanted = new Set(
          [...mine, ...theirs].filter(
            (entry) => !was.includes(entry) || (mine.includes(entry) && theirs.includes(entry)),
          ),
        );
        expect(result.toSorted()).toEqual([...wanted].toSorted());
      },
    ),
  );
});

test('lists of other things, and with an entry twice, are not put together', () => {
  expect(isSequence(['a', 'b'])).toBe(true);
  expect(isSequence(['a', 'a'])).toBe(false);
  expect(isSequence([1, 2])).toBe(false);
  expect(isSequence({ a: 1 })).toBe(false);
});
