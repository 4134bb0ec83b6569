import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { useUnknownOutcome, useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { attempt, lookAgain } from './guard.ts';
import type { Lost, OrderOperation, Outcome, Reason } from './guard.ts';
import type { WhyNot } from './next-action.ts';
import { settled } from './settle.ts';

/**
 * Told when something is done with an order, before its form closes: who leads on from there must tell it from a form
 * that is given up. `isShown` when the order was read since it was done, so that it shows already.
 */
export const ActionDone = createContext<(isShown: boolean) => void>(() => undefined);

type Ending<Sent, Seen extends Order = Order, Why extends Reason = Reason> =
  | Outcome<Sent, Seen, Why>
  | { kind: 'failed'; error: unknown };

/** What the person should know about the last attempt. */
export type Notice = Exclude<Ending<unknown>, { kind: 'done' | 'doneBefore' }> & {
  /** Why it can't be done any more. */
  reason?: Reason | undefined;
};

export interface GuardedAction<Sent, Seen extends Order = Order> {
  /** The order that the person decides upon. It stays as it is until an attempt shows that it has changed. */
  order: Seen;
  /** Undefined as long as nothing was tried, and while something is under way. */
  notice: Notice | undefined;
  /** Nobody knows yet whether it has been done: all that helps is to look. */
  isUnknown: boolean;
  isRunning: boolean;
  stop: () => void;
  /** Does it, unless it is under way. */
  submit: (sent: Sent) => void;
  /** Says what became of what was sent last. */
  look: () => void;
}

interface Options<Sent, Seen extends Order, Why extends Reason> {
  /** The order as the page shows it. */
  order: Seen;
  operation: OrderOperation<Sent, Seen, Why>;
  /** Reads what the operation needs of the order, as the server has it at this moment. */
  read: (client: QueryClient, id: string, call: CallOptions) => Promise<Seen>;
  /** Something was entered that leaving would lose. */
  isDirty?: boolean;
  /** Says that it is done, in the toast. */
  done: (sent: Sent) => string;
  /** It is done. */
  onDone: (sent: Sent) => void;
}

/**
 * Does something once with an order: looks before it is sent, sends it at most once, and when the answer is lost only
 * looks what became of it.
 */
export function useGuardedReading<Sent, Seen extends Order, Why extends Reason>(
  options: Options<Sent, Seen, Why>,
): GuardedAction<Sent, Seen> {
  const { operation, isDirty = false, done, onDone } = options;
  const { t } = useTranslation('order-actions');
  const queryClient = useQueryClient();
  const calls = useOwnCalls();
  const onActionDone = use(ActionDone);
  const [order, setOrder] = useState(options.order);
  const [notice, setNotice] = useState<Notice>();
  const [lost, setLost] = useState<Lost<Sent, Seen> & { at: number; isOpen: boolean }>();
  const isUnknown = lost?.isOpen === true;
  const guard = useUnsavedGuard(isDirty);
  const unknown = useUnknownOutcome(isUnknown);
  // Its name says what is refreshed afterwards: after the call, and after a look that may find it done.
  const call = useMutation({
    mutationKey: [operation.operation],
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { errors: 'form' },
  });
  const read = (own: CallOptions) => () => options.read(queryClient, order.id, own);

  const take = (ending: Ending<Sent, Seen, Why>, sent: Sent): void => {
    if (ending.kind === 'done' || ending.kind === 'doneBefore') {
      const message = done(sent);
      showToast('success', {
        message: ending.kind === 'done' ? message : t('doneBefore', { message }),
      });
      guard.release();
      unknown.release();
      onActionDone(ending.kind === 'doneBefore');
      onDone(sent);
      return;
    }
    setNotice(
      ending.kind === 'overtaken'
        ? { ...ending, reason: operation.whyNot(ending.now, sent) }
        : ending,
    );
    if ('now' in ending) setOrder(ending.now);
    if (ending.kind === 'unknown') setLost({ ...ending.lost, at: Date.now(), isOpen: true });
    // Looking failed: it is as open as before.
    else if (ending.kind !== 'failed' && lost) setLost({ ...lost, isOpen: false });
  };

  const run = async (
    sent: Sent,
    work: (own: CallOptions) => Promise<Outcome<Sent, Seen, Why>>,
  ): Promise<void> => {
    let lostNow: Ending<Sent, Seen, Why> | undefined;
    try {
      const outcome = await calls.run(async (own) => {
        setNotice(undefined);
        const ended = await work(own);
        if (ended.kind !== 'unknown') return ended;
        lostNow = ended;
        // Where the form was left meanwhile, a message says that it may have been done.
        throw ended.error;
      });
      if (outcome) take(outcome, sent);
    } catch (error) {
      take(lostNow ?? { kind: 'failed', error }, sent);
    }
  };

  return {
    order,
    notice,
    isUnknown,
    isRunning: calls.isRunning,
    stop: calls.stop,
    submit: (sent) => {
      void run(sent, (own) =>
        attempt(operation, {
          seen: order,
          sent,
          lost,
          read: read(own),
          send: (now, what) => call.mutateAsync(() => operation.send(now, what, own)),
        }),
      );
    },
    look: () => {
      if (!lost) return;
      void run(lost.sent, async (own) => {
        await settled(lost.at, own.signal);
        const look = (): Promise<Outcome<Sent, Seen, Why>> => lookAgain(operation, lost, read(own));
        return (await call.mutateAsync(look)) as Outcome<Sent, Seen, Why>;
      });
    },
  };
}

/** The same for what shows in the order alone. */
export const useGuardedAction = <Sent>(
  options: Omit<Options<Sent, Order, WhyNot>, 'read'>,
): GuardedAction<Sent> => useGuardedReading({ ...options, read: orderRecord.readNow });
