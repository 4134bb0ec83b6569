import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whyNot } from '../order/registry/order-actions.ts';
import type { OrderAction } from '../order/registry/order-actions.ts';
import type { WhyNot } from '../order/facts/action-texts.ts';
import type { Order } from '../order/query.ts';
import { followUp } from './scope.ts';
import type { QueueScope } from './scope.ts';
import type { OrderQueue } from './useOrderQueue.ts';

type Step =
  | { kind: 'choosing' }
  | { kind: 'form'; action: OrderAction }
  /** Done; the refetch decides what follows */
  | { kind: 'reading'; action: OrderAction; done: Done };

interface Done {
  /** Epoch ms */
  at: number;
  /** Refetched since */
  isShown: boolean;
}

export interface QueueSteps {
  /** Of the open form */
  open: OrderAction | undefined;
  /** Done, next step unknown yet */
  isReading: boolean;
  /** Reason the action became impossible */
  gone: WhyNot | undefined;
  begin: (action: OrderAction) => void;
  /** After success or giving up */
  close: () => void;
  onDone: (isShown: boolean) => void;
  /** Continues after someone else's change */
  goOn: () => void;
}

export function useQueueSteps(
  order: Order,
  updatedAt: UseQueryResult['dataUpdatedAt'],
  scope: QueueScope,
  orders: Pick<OrderQueue, 'mark' | 'advance'>,
): QueueSteps {
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const done = useRef<Done>(undefined);
  // Mutations invalidate the order, so it refetches by itself.
  const isKnown = step.kind === 'reading' && (step.done.isShown || updatedAt > step.done.at);
  const next = isKnown ? followUp(order, scope, step.action) : undefined;
  if (next) setStep({ kind: 'form', action: next });
  const isOver = isKnown && next === undefined;
  const leave = useEffectEvent(() => orders.advance('passed'));
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const open = step.kind === 'form' ? step.action : undefined;
  return {
    open,
    // The user may stay when asked about an unfinished note.
    isReading: step.kind === 'reading' && !isOver,
    gone: open && whyNot(order, open),
    begin: (action) => {
      done.current = undefined;
      setStep({ kind: 'form', action });
    },
    close: () => {
      const last = done.current;
      done.current = undefined;
      setStep(last && open ? { kind: 'reading', action: open, done: last } : { kind: 'choosing' });
    },
    onDone: (isShown) => {
      done.current = { at: Date.now(), isShown };
      orders.mark('done');
    },
    goOn: () => {
      if (!open) return;
      done.current = undefined;
      setStep({ kind: 'reading', action: open, done: { at: 0, isShown: true } });
    },
  };
}
