import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePage } from './merge-page.ts';

interface Row {
  at: number;
  of: 'first' | 'second';
}

const rowsOf = (of: Row['of']) =>
  fc
    .array(fc.nat({ max: 12 }), { maxLength: 30 })
    .map((times) => times.toSorted((a, b) => a - b).map((at): Row => ({ at, of })));
const byTime = (a: Row, b: Row): number => a.at - b.at;

test('page by page both lists come once, in their common order', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf('first'),
      rowsOf('second'),
      fc.integer({ min: 1, max: 9 }),
      async (first, second, limit) => {
        const read = async (page: { offset: number; limit: number }) => ({
          rows: first.slice(page.offset, page.offset + page.limit),
          count: first.length,
        });
        const all: Row[] = [];
        for (let offset = 0; offset <= first.length + second.length; offset += limit) {
          const { rows, count } = await mergePage(read, second, byTime, { offset, limit });
          expect(count).toBe(first.length + second.length);
          all.push(...rows);
        }
        expect(all).toEqual([...first, ...second].toSorted(byTime));
      },
    ),
  );
});
