// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { order } from '../facts/test-order.ts';
import { CancelOrderForm } from './CancelOrderForm.tsx';

const calls = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('#generated/admin/reservations/reservations.ts', async (original) => ({
  ...(await original<object>()),
  listReservations: calls.list,
}));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

async function open(): Promise<void> {
  render(
    <InEnglish>
      <CancelOrderForm order={order()} onClose={() => undefined} />
    </InEnglish>,
  );
  await settle();
}
const consequences = (): string[] =>
  [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const RELEASED = '3 reserved items go back into available stock.';

beforeEach(() => {
  calls.list.mockReset();
});

test('who cancels an order is told which units go back, with their place kept meanwhile', async () => {
  let answer = (_reservations: object): void => undefined;
  calls.list.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await open();
  expect(document.querySelectorAll('li [data-skeleton]')).toHaveLength(1);
  answer({ reservations: [{ quantity: 2 }, { quantity: 1 }] });
  await settle();
  expect(consequences()).toContain(RELEASED);
  expect(document.querySelector('[data-skeleton]')).toBeNull();
});

test('reservations that couldn’t be read are said to be so, and can be read again', async () => {
  calls.list
    .mockRejectedValueOnce(new Error('Away'))
    .mockResolvedValue({ reservations: [{ quantity: 3 }] });
  await open();
  expect(consequences()).not.toContain(RELEASED);
  expect(document.querySelector('[data-tone=warning]')?.textContent).toMatch(/^Reservations/u);
  act(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Try again')
      ?.click(),
  );
  await settle();
  expect(consequences()).toContain(RELEASED);
  expect(document.querySelector('[data-tone=warning]')).toBeNull();
});
