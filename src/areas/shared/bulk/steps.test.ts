import { expect, test, vi } from 'vitest';
import { RECORDS_AT_ONCE, callForEach, callForMany } from './steps.ts';

const items = Array.from({ length: RECORDS_AT_ONCE + 1 }, (_, index) => ({ id: `r${index}` }));
const call = { signal: new AbortController().signal };

test('a call takes a hundred records where the server takes many, else one', async () => {
  const write = vi.fn().mockResolvedValue(undefined);
  const many = callForMany('add x', items, (part) => `${part.length}`, write);
  expect(many.map(({ id, label }) => [id, label])).toEqual([
    ['add x r0', '100'],
    ['add x r100', '1'],
  ]);
  await many[1]?.run(call);
  expect(write).toHaveBeenCalledWith([{ id: 'r100' }], call);
  const single = callForEach(items, ({ id }) => id.toUpperCase(), write);
  expect(single).toHaveLength(items.length);
  expect(single[2]).toMatchObject({ id: 'r2', label: 'R2', items: [{ id: 'r2' }] });
});
