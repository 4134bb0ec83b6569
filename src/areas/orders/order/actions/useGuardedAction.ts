import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import { useUnknownOutcome, useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import { isDone } from '#shared/save/outcome.ts';
import type { DoneKind } from '#shared/save/outcome.ts';
import type { Reason, WhyNot } from '../facts/action-texts.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';
import { attempt, lookAgain } from './guard.ts';
import type { Lost, OrderOperation, Outcome } from './guard.ts';

/** Called before a form closes after success, not when given up. `isShown`: the order was refetched since. */
export const ActionDone = createContext<(isShown: boolean) => void>(() => undefined);

type Ending<Sent, Seen extends Order = Order, Why extends Reason = Reason> =
  | Outcome<Sent, Seen, Why>
  | { kind: 'failed'; error: unknown };

export type Notice = Exclude<Ending<unknown>, { kind: DoneKind }> & {
  reason?: Reason | undefined;
};

export interface GuardedAction<Sent, Seen extends Order = Order> {
  /** Changes only once an attempt shows a newer one */
  order: Seen;
  /** Undefined before the first attempt and while running */
  notice: Notice | undefined;
  /** Outcome unknown: only checking helps */
  isUnknown: boolean;
  isRunning: boolean;
  stop: () => void;
  /** No-op while running */
  submit: (sent: Sent) => void;
  /** Checks the outcome of the last attempt */
  look: () => void;
}

interface Options<Sent, Seen extends Order, Why extends Reason> {
  /** As shown on the page */
  order: Seen;
  operation: OrderOperation<Sent, Seen, Why>;
  read: (client: QueryClient, id: string, call: CallOptions) => Promise<Seen>;
  isDirty?: boolean;
  done: (sent: Sent) => string;
  onDone: (sent: Sent) => void;
}

interface LostNow<Sent, Seen extends Order> extends Lost<Sent, Seen> {
  error: ApiError;
  /** Epoch ms */
  at: number;
  isOpen: boolean;
}

/** Reads first, sends at most once, and after a lost answer only checks the outcome. */
export function useGuardedReading<Sent, Seen extends Order, Why extends Reason>(
  options: Options<Sent, Seen, Why>,
): GuardedAction<Sent, Seen> {
  const { operation, isDirty = false, done, onDone } = options;
  const { t } = useTranslation('order-actions');
  const queryClient = useQueryClient();
  const calls = useAbortableCalls();
  const onActionDone = use(ActionDone);
  const [order, setOrder] = useState(options.order);
  const [notice, setNotice] = useState<Notice>();
  const [lost, setLost] = useState<LostNow<Sent, Seen>>();
  const isUnknown = lost?.isOpen === true;
  const guard = useUnsavedGuard(isDirty);
  const unknown = useUnknownOutcome(isUnknown);
  // The mutation key decides what to refetch.
  const call = useMutation({
    mutationKey: [operation.operation],
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: { errors: 'form', isInParts: true },
  });
  const read = (own: CallOptions) => () => options.read(queryClient, order.id, own);

  const take = (ending: Ending<Sent, Seen, Why>, sent: Sent): void => {
    if (isDone(ending)) {
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
    if (ending.kind === 'unknown') {
      // A check that was stopped leaves the request as old as it is.
      const at = lost?.isOpen === true ? lost.at : Date.now();
      setLost({ ...ending.lost, error: ending.error, at, isOpen: true });
    } else if (ending.kind !== 'failed' && lost) {
      // After a failed check it is still unknown.
      setLost({ ...lost, isOpen: false });
    }
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
        // A press before the form has closed would send it again.
        if (isDone(ended)) calls.finish();
        if (ended.kind !== 'unknown') return ended;
        lostNow = ended;
        // If the form was left meanwhile, a message reports the unknown outcome.
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
        const open = { kind: 'unknown' as const, lost, error: lost.error };
        const look = (): Promise<Outcome<Sent, Seen, Why>> => lookAgain(operation, lost, read(own));
        const { found, mayCome } = await lookUntilSettled({
          ...sinceLoss(lost.at, own.signal),
          look: async () => (await call.mutateAsync(look)) as Outcome<Sent, Seen, Why>,
          isFound: isDone,
          onNotYet: () => setNotice(open),
        });
        return mayCome ? open : found;
      });
    },
  };
}

/** Guards operations that need only the order itself. */
export const useGuardedAction = <Sent>(
  options: Omit<Options<Sent, Order, WhyNot>, 'read'>,
): GuardedAction<Sent> => useGuardedReading({ ...options, read: orderRecord.readNow });
