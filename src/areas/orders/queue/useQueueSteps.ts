import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whyNot } from '../order/actions/next-action.ts';
import type { OrderAction, WhyNot } from '../order/actions/next-action.ts';
import type { Order } from '../order/query.ts';
import { followUp } from './scope.ts';
import type { QueueScope } from './scope.ts';
import type { OrderQueue } from './useOrderQueue.ts';

/** How far one is with the order of a queue. */
type Step =
  | { kind: 'choosing' }
  | { kind: 'form'; action: OrderAction }
  /** Something was done, and the order is read anew, which says what goes on. */
  | { kind: 'reading'; action: OrderAction; done: Done };

interface Done {
  /** Milliseconds since 1970. */
  at: number;
  /** The order was read since. */
  isShown: boolean;
}

export interface QueueSteps {
  /** The action whose form is open. */
  open: OrderAction | undefined;
  /** Something was done, and it isn't known yet what goes on. */
  isReading: boolean;
  /** Why what the open form is for can't be done any more: someone else was quicker, say. */
  gone: WhyNot | undefined;
  begin: (action: OrderAction) => void;
  /** The form closes: what was for it is done, or it is given up. */
  close: () => void;
  /** Something of what the form is for was done. */
  onDone: (isShown: boolean) => void;
  /** Goes on after what someone else has done. */
  goOn: () => void;
}

/** What is done with one order of a queue: a form, what follows it at once, and the next order. */
export function useQueueSteps(
  order: Order,
  updatedAt: UseQueryResult['dataUpdatedAt'],
  scope: QueueScope,
  orders: Pick<OrderQueue, 'mark' | 'advance'>,
): QueueSteps {
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const done = useRef<Done>(undefined);
  // The contract says that what is done with an order changes it, so it is being read without being asked for.
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
    // Who is asked before leaving, because of an unfinished note say, may stay.
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
