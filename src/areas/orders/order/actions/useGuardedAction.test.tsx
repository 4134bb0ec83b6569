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
