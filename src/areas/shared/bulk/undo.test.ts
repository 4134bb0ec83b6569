import { beforeEach, expect, test, vi } from 'vitest';
import type { Bulk } from './bulk.ts';
import { bulkHistory } from './history.ts';
import { callForEach, callForMany } from './steps.ts';
import { stepsOfUndo, undoPlan } from './undo.ts';

interface Box {
  id: string;
  color: string;
}
interface Paint {
  kind: 'each' | 'many';
  color: string;
}

const read = vi.fn<Bulk<Paint, Box>['read']>();
const write = vi.fn().mockResolvedValue(undefined);
const boxes: Bulk<Paint, Box> = {
  read,
  nameOf: ({ id }) => id,
  concerns: ({ color }, box) => box.color !== color,
  isAsLeft: ({ color }, _earlier, now) => now.color === color,
  operationOf: () => 'paint',
  changeSteps: () => [],
  undoSteps: ({ kind }, items, labelOf) =>
    kind === 'each'
      ? callForEach(
          items,
          ({ id }) => id,
          ({ id, color }) => write(id, color),
        )
      : callForMany('back', items, labelOf, (part) => write(part.map(({ id }) => id))),
  history: bulkHistory(),
};
const call = { signal: new AbortController().signal };
const items: Box[] = ['a', 'b', 'c'].map((id) => ({ id, color: 'white' }));
const done = (kind: Paint['kind']) => ({
  id: 1,
  at: 0,
  label: '',
  change: { kind, color: 'red' },
  items,
});
const left = (id: string) => ({ id, color: 'red' });

beforeEach(() => {
  read.mockReset();
  write.mockClear();
});

test('records are sorted by what they are now', () => {
  const plan = undoPlan(boxes, done('each'), [left('a'), { id: 'b', color: 'blue' }]);
  expect(plan).toEqual({ restored: [items[0]], kept: [items[1]], gone: [items[2]] });
});

test.each([
  [
    'each',
    [
      ['a', 'white'],
      ['c', 'white'],
    ],
  ],
  ['many', [[['a', 'c']]]],
] as const)('right before it writes it looks once more: a call for %s', async (kind, written) => {
  const looked = vi.fn();
  const steps = stepsOfUndo(
    boxes,
    done(kind),
    { restored: items, kept: [], gone: [] },
    { look: 'look', labelOf: () => '' },
    looked,
  );
  read.mockResolvedValue([left('a'), { id: 'b', color: 'blue' }, left('c')]);
  for (const step of steps) await step.run(call);
  expect(write.mock.calls).toEqual(written);
  expect(looked.mock.calls[0]?.[0]).toMatchObject({ kept: [{ id: 'b' }], gone: [] });
});
