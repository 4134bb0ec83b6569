// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { registered } from '#app/shortcuts/registry.ts';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { order, payment } from '../facts/test-order.ts';
import type { Order } from '../query.ts';
import { NextAction } from './OrderActions.tsx';

const open = vi.fn();
const draw = (fields: Partial<Order>): void => {
  render(
    <InEnglish>
      <NextAction order={order(fields)} form={{ open }} />
    </InEnglish>,
  );
};
const keys = (): string[][] =>
  registered
    .get()
    .flat()
    .map((one) => [one.keys, one.label]);

test('A opens the next action, as its button does, and nothing once all is done', () => {
  draw({});
  expect(keys()).toEqual([['a', 'Capture payment']]);
  expect(document.querySelector('button')?.getAttribute('aria-keyshortcuts')).toBe('a');
  registered.get().flat()[0]?.run();
  expect(open).toHaveBeenLastCalledWith('capture');
  draw({ payments: [payment({ captured_at: '2026-11-03T10:00:00Z' })] });
  expect(keys()).toEqual([['a', 'Fulfill items']]);
  registered.get().flat()[0]?.run();
  expect(open).toHaveBeenLastCalledWith('fulfill');
  draw({ status: 'archived' });
  expect(keys()).toEqual([]);
});
