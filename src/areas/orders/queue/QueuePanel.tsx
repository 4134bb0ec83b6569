import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { KEEPS_FOCUS } from '#ui/keyboard/attributes.ts';
import { SINGLE_ENTER } from '#ui/keyboard/single-press.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { FocusFirst } from '#shared/form/FocusFirst.tsx';
import { WaitForRefetch } from '#shared/read/WaitForRefetch.tsx';
import { ACTIONS } from '../order/registry/order-actions.ts';
import type { OrderAction } from '../order/registry/order-actions.ts';
import { useActionWords } from '../order/actions/useActionWords.ts';
import { nextAction } from '../order/registry/next-action.ts';
import type { OrderEditRecord } from '../order/order-edit/edits.ts';
import { nextOfEdits } from '../order/order-edit/next.ts';
import { paidForEdits } from '../order/order-edit/payments.ts';
import { ActionContent } from '../order/registry/useActionForms.tsx';
import { ActionDone } from '../order/actions/useGuardedAction.ts';
import type { Order } from '../order/query.ts';
import type { Mark } from './queue.ts';
import { QueueButtons } from './QueueButtons.tsx';
import { EditWaits } from './EditWaits.tsx';
import { proposed } from './scope.ts';
import type { QueueScope } from './scope.ts';
import type { OrderQueue } from './useOrderQueue.ts';
import { useQueueSteps } from './useQueueSteps.ts';
import type { QueueSteps } from './useQueueSteps.ts';
import classes from './queue.module.css';

interface QueuePanelProps {
  name: string;
  /** Orders left in the queue */
  left: number;
  /** Undefined while loading or on error */
  order: Order | undefined;
  /** As far as loaded */
  edits: readonly OrderEditRecord[];
  /** Epoch ms */
  updatedAt: number;
  /** Error of the last refetch */
  readError: unknown;
  mark: Mark | undefined;
  orders: OrderQueue;
  scope: QueueScope;
  onRetry: () => void;
  onNote: () => void;
}

const takeFocus = (panel: HTMLElement | null): void => panel?.focus({ preventScroll: true });

/** Sticks to the bottom edge on phones. */
export function QueuePanel(props: QueuePanelProps): ReactNode {
  const { name, left, order } = props;
  const { t } = useTranslation('order-queue');
  const format = useFormat();
  const panel = useRef<HTMLElement>(null);
  const isKnown = order !== undefined;
  // Focus the panel for each order, so that keys and Tab start here. Before paint: texts may load last, and hidden
  // content loses focus.
  useLayoutEffect(() => {
    if (isKnown && !panel.current?.contains(document.activeElement)) takeFocus(panel.current);
  }, [isKnown]);
  return (
    <section
      ref={panel}
      className={classes.panel}
      tabIndex={-1}
      aria-label={t('panel')}
      {...{ [KEEPS_FOCUS]: true }}
      {...SINGLE_ENTER}
    >
      <span className="qm-visually-hidden" role="status">
        {order ? `${name}. ${t('left', { count: left, number: format.number(left) })}` : ''}
      </span>
      <SafePart>
        {order ? (
          <Known {...props} order={order} onIdle={() => takeFocus(panel.current)} />
        ) : (
          <QueueButtons orders={props.orders} action={undefined} isDone={false} />
        )}
      </SafePart>
    </section>
  );
}

interface KnownProps extends QueuePanelProps {
  order: Order;
  /** All forms are closed, so the focus needs a place */
  onIdle: () => void;
}

function Known(props: KnownProps): ReactNode {
  const { order, edits, updatedAt, readError, mark, orders, scope, onRetry, onNote, onIdle } =
    props;
  const { t } = useTranslation('order-queue');
  const steps = useQueueSteps(order, updatedAt, scope, orders);
  const { open, isReading } = steps;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && open === undefined) onIdle();
    wasOpen.current = open !== undefined;
  });
  const next = proposed(order, scope);
  const paidOutside = paidForEdits(order, edits);
  // Also outside the queue's scope.
  const action = next ?? nextAction(order, paidOutside);
  // The order's own page handles pending edits.
  const waits = nextOfEdits(order, edits, action);
  const own = waits ? undefined : action;
  if (open) return <OpenForm key={open} {...{ order, paidOutside, steps, orders }} action={open} />;
  if (isReading) {
    return (
      <>
        {readError === undefined ? (
          <FormSkeleton fields={1} />
        ) : (
          <Unread {...{ readError, onRetry }} />
        )}
        <QueueButtons orders={orders} action={undefined} isDone onNote={onNote} />
      </>
    );
  }
  return (
    <>
      {mark === 'skipped' ? <Banner tone="info">{t('skipped')}</Banner> : null}
      {waits ? <EditWaits order={order} edits={edits} /> : null}
      {next || waits ? null : <Banner tone="good">{t('nothing')}</Banner>}
      <QueueButtons
        orders={orders}
        action={own && { action: own, onBegin: () => steps.begin(own) }}
        isDone={next === undefined || waits !== undefined}
        onNote={onNote}
      />
    </>
  );
}

/** The action succeeded, the refetch failed. */
function Unread({ readError, onRetry }: { readError: unknown; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('order-queue');
  const { t: common } = useTranslation('common');
  const { text } = useErrorText(readError);
  return (
    <Banner
      tone="bad"
      title={t('unread')}
      action={{ label: common('actions.retry'), onClick: onRetry }}
    >
      {text}
    </Banner>
  );
}

/** See `SAVE_BUTTON` */
const CONFIRMS = 'button[type=submit]';

interface OpenFormProps {
  order: Order;
  paidOutside: number;
  action: OrderAction;
  steps: QueueSteps;
  orders: OrderQueue;
}

function OpenForm({ order, paidOutside, action, steps, orders }: OpenFormProps): ReactNode {
  const words = useActionWords();
  const { t: queue } = useTranslation('order-queue');
  const form = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    // Escape first closes an open dropdown.
    const isOpenField =
      target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !isOpenField) steps.close();
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={form} className={classes.form}>
      <h2 className={classes.formTitle}>{words.title(action, String(order.display_id))}</h2>
      <ActionDone value={steps.onDone}>
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <FocusFirst rather={ACTIONS[action].isFilledIn ? CONFIRMS : undefined}>
            <SafePart>
              <WaitForRefetch fallback={<FormSkeleton fields={2} />}>
                <ActionContent
                  action={action}
                  order={order}
                  paidOutside={paidOutside}
                  subject={undefined}
                  onClose={steps.close}
                />
              </WaitForRefetch>
            </SafePart>
          </FocusFirst>
        </Suspense>
      </ActionDone>
      {steps.gone === undefined ? null : (
        <Banner tone="info" title={queue('gone')}>
          {words.why(steps.gone)}
          <GoOn onGo={steps.goOn} />
        </Banner>
      )}
      <QueueButtons orders={orders} action={undefined} isDone={false} isQuiet />
    </div>
  );
}

function GoOn({ onGo }: { onGo: () => void }): ReactNode {
  const { t } = useTranslation('order-queue');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={classes.goOn}>
      <Button ref={button} size="xs" onClick={onGo}>
        {t('goOn')}
      </Button>
    </div>
  );
}
