// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { readIndex, readStored } from './read-store.ts';
import type { StoreFacts } from './sheet.ts';
import { useComparison } from './useComparison.ts';
import type { Comparison } from './useComparison.ts';
import type { OpenSheet, SheetState } from './useSheet.ts';

vi.mock('./read-store.ts', () => ({ readIndex: vi.fn(), readStored: vi.fn() }));

type Wants = NonNullable<OpenSheet['wants']>;

const state = { setIndex: vi.fn(), addStored: vi.fn() } as unknown as SheetState;
let comparison: Comparison;

function Page({ wants }: { wants: Wants }): null {
  const sheet = { wants, plan: {} } as unknown as OpenSheet;
  comparison = useComparison(sheet, state, {} as StoreFacts);
  return null;
}

const needs = (prices: boolean, products: string[] | undefined): Wants => ({
  variants: true,
  prices,
  stock: false,
  products,
});
const show = (wants: Wants): Promise<void> => act(async () => void render(<Page wants={wants} />));

/** Answers of the store that the test lets come. */
let answers: ((index: never[]) => void)[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  answers = [];
  vi.mocked(readIndex).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  vi.mocked(readStored).mockResolvedValue([]);
});
const answer = (place: number): Promise<void> => act(async () => answers[place]?.([]));

test('a column that is mapped later is compared with what the store has, not with nothing', async () => {
  await show(needs(false, undefined));
  await answer(0);
  await show(needs(false, []));
  expect(comparison.state).toBe('done');
  await show(needs(true, []));
  expect(comparison.state).toBe('running');
  await answer(1);
  // The sheet hasn't yet said what the new index changes.
  expect(comparison.state).toBe('running');
  await show(needs(true, ['prod_1']));
  expect(readStored).toHaveBeenCalledTimes(1);
  await show(needs(true, []));
  expect(comparison.state).toBe('done');
  expect(readIndex).toHaveBeenCalledTimes(2);
});

test('needs whose reading was left are read again', async () => {
  await show(needs(false, undefined));
  await answer(0);
  await show(needs(false, []));
  await show(needs(true, []));
  // Another edit leaves that reading, and needs the prices still.
  await show(needs(true, ['prod_1']));
  expect(readIndex).toHaveBeenCalledTimes(3);
  await answer(2);
  await show(needs(true, ['prod_1']));
  expect(readStored).toHaveBeenCalledExactlyOnceWith(
    ['prod_1'],
    expect.objectContaining({ prices: true }),
    expect.anything(),
    expect.anything(),
    expect.anything(),
  );
});
