import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { KEEPS_FOCUS } from '#ui/keyboard/keeps-focus.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { FocusFirst } from '#shared/FocusFirst.tsx';
import type { OrderAction } from '../order/actions/next-action.ts';
import { useActionWords } from '../order/actions/useActionWords.ts';
import { nextAction } from '../order/actions/next-action.ts';
import type { OrderEditRecord } from '../order/order-edit/edits.ts';
import { nextOfEdits } from '../order/order-edit/next.ts';
import { ActionContent } from '../order/actions/useActionForms.tsx';
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
  /** What the order is called. */
  name: string;
  /** Orders that are still to be seen to. */
  left: number;
  /** Undefined while it is read, and where it can't be. */
  order: Order | undefined;
  /** Its edits, as far as they are read. */
  edits: readonly OrderEditRecord[];
  /** When it was read last, in milliseconds since 1970. */
  updatedAt: number;
  /** Why it couldn't be read anew. */
  readError: unknown;
  mark: Mark | undefined;
  orders: OrderQueue;
  scope: QueueScope;
  onRetry: () => void;
  /** Leads to where a note is written. */
  onNote: () => void;
}

const takeFocus = (panel: HTMLElement | null): void => panel?.focus({ preventScroll: true });

/** A key that is held down must not confirm what comes next too. */
function dropRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) {
    event.preventDefault();
  }
}

/** What is done with an order of a queue, and what leads on; on a phone it stays at the lower edge. */
export function QueuePanel(props: QueuePanelProps): ReactNode {
  const { name, left, order } = props;
  const { t } = useTranslation('order-queue');
  const format = useFormat();
  const panel = useRef<HTMLElement>(null);
  const isKnown = order !== undefined;
  // Each order begins here, so that its keys and Tab go on from what is done with it. Before the page is drawn: its words
  // may come last, and what is hidden until then loses the focus.
  useLayoutEffect(() => {
    if (isKnown && !panel.current?.contains(document.activeElement)) takeFocus(panel.current);
  }, [isKnown]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('keydown', dropRepeats);
    return () => element?.removeEventListener('keydown', dropRepeats);
  }, []);
  return (
    <section
      ref={panel}
      className={classes.panel}
      tabIndex={-1}
      aria-label={t('panel')}
      {...{ [KEEPS_FOCUS]: true }}
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
  /** No form is open any more, so the focus needs a place. */
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
  // What else could be done is offered too, but isn't what this queue is for.
  const action = next ?? nextAction(order);
  // What an edit waits for comes first, and stands on the order's own page.
  const waits = nextOfEdits(order, edits, action);
  const own = waits ? undefined : action;
  if (open)
    return <OpenForm key={open} order={order} action={open} steps={steps} orders={orders} />;
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

/** What was done is done, but the order can't be read. */
function Unread({ readError, onRetry }: { readError: unknown; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('order-queue');
  const { text } = useErrorText(readError);
  return (
    <Banner tone="bad" title={t('unread')} action={{ label: t('retry'), onClick: onRetry }}>
      {text}
    </Banner>
  );
}

/** Filled in already, so that Enter confirms them. */
const FILLED_IN: ReadonlySet<OrderAction> = new Set(['capture', 'fulfill', 'complete', 'archive']);
/** The button that confirms a form, see `SAVE_BUTTON`. */
const CONFIRMS = 'button[type=submit]';

interface OpenFormProps {
  order: Order;
  action: OrderAction;
  steps: QueueSteps;
  orders: OrderQueue;
}

function OpenForm({ order, action, steps, orders }: OpenFormProps): ReactNode {
  const words = useActionWords();
  const { t: queue } = useTranslation('order-queue');
  const form = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    // An open list of choices closes by it first.
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
          <FocusFirst rather={FILLED_IN.has(action) ? CONFIRMS : undefined}>
            <SafePart>
              <ActionContent
                action={action}
                order={order}
                subject={undefined}
                onClose={steps.close}
              />
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

/** Comes where there is nothing left to confirm, and takes the focus over. */
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
