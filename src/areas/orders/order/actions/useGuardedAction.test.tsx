// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../../../tests/support/render.tsx';
import type { Order } from '../query.ts';
import type { OrderOperation } from './guard.ts';
import { useGuardedReading } from './useGuardedAction.ts';
import type { GuardedAction } from './useGuardedAction.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const orderWith = (returnable: number): Order =>
  ({ id: 'order_1', returnable }) as unknown as Order;
const unitsOf = (order: Order): number => (order as unknown as { returnable: number }).returnable;

/** Takes a unit, as an exchange does. */
function shop(send: () => void): OrderOperation<string> {
  return {
    operation: 'createOrderSwap',
    facts: (order) => [{ what: 'returnable', value: unitsOf(order) }],
    whyNot: () => undefined,
    send: async () => send(),
    hasHappened: () => false,
  };
}

let action: GuardedAction<string>;
interface FormProps {
  operation: OrderOperation<string>;
  read: () => Promise<Order>;
  onDone: () => void;
}
function Form({ operation, read, onDone }: FormProps): null {
  action = useGuardedReading({ order: orderWith(3), operation, read, done: () => '', onDone });
  return null;
}
const press = (): Promise<void> => act(async () => action.submit('sent'));

test('a press after the action was done, and before the form has closed, sends nothing', async () => {
  let units = 3;
  const send = vi.fn(() => (units -= 1));
  const onDone = vi.fn();
  render(<Form operation={shop(send)} read={async () => orderWith(units)} onDone={onDone} />);
  await press();
  expect(onDone).toHaveBeenCalledOnce();
  expect(action.isRunning).toBe(true);
  // The second would say that the order has changed, the third accept it.
  await press();
  await press();
  expect(send).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('after a refusal it can be sent again', async () => {
  const send = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new ApiError('no', { kind: 'http', status: 400, outcome: 'failed' });
  });
  const onDone = vi.fn();
  render(<Form operation={shop(send)} read={async () => orderWith(3)} onDone={onDone} />);
  await press();
  expect(action.isRunning).toBe(false);
  expect(action.notice?.kind).toBe('failed');
  await press();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a server that is slow to act is waited for, and nothing is sent again', async () => {
  vi.useFakeTimers();
  let isDone = false;
  const send = vi.fn(() => {
    setTimeout(() => {
      isDone = true;
    }, 9000);
    throw new ApiError('cut', { kind: 'network', outcome: 'unknown' });
  });
  const onDone = vi.fn();
  const operation = { ...shop(send), hasHappened: () => isDone };
  render(<Form operation={operation} read={async () => orderWith(3)} onDone={onDone} />);
  await press();
  expect(action.notice?.kind).toBe('unknown');
  await act(async () => action.look());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([action.notice?.kind, action.isUnknown]).toEqual(['unknown', true]);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(onDone).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('that nothing was done is said once the server can’t be at it any more', async () => {
  vi.useFakeTimers();
  const send = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new ApiError('cut', { kind: 'network', outcome: 'unknown' });
  });
  render(<Form operation={shop(send)} read={async () => orderWith(3)} onDone={vi.fn()} />);
  await press();
  await act(async () => action.look());
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect([action.notice?.kind, action.isRunning]).toEqual(['unknown', true]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([action.notice?.kind, action.isUnknown]).toEqual(['notDone', false]);
  vi.useRealTimers();
});
