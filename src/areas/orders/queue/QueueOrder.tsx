import { ActionIcon } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { OrderStatuses } from '#shared/orders/OrderStatuses.tsx';
import { fulfillmentStatusOf } from '#shared/orders/fulfillment-status.ts';
import { CustomerSection } from '../order/CustomerSection.tsx';
import { editsOf } from '../order/order-edit/edits.ts';
import { paidForEdits } from '../order/order-edit/payments.ts';
import { useOrderEdits } from '../order/order-edit/useOrderEdits.ts';
import { NotesMark } from '../order/OrderNotes.tsx';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';
import { SummarySection } from '../order/SummarySection.tsx';
import { countOf } from './queue.ts';
import type { Queue } from './queue.ts';
import { QueueItems } from './QueueItems.tsx';
import { StatusesSkeleton } from './QueueSkeletons.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import type { QueueScope } from './scope.ts';
import type { OrderQueue } from './useOrderQueue.ts';
import classes from './queue.module.css';

const Notes = lazyNamed(() => import('#shared/record/Notes.tsx'), 'Notes');

interface QueueOrderProps {
  id: string;
  queue: Queue;
  orders: OrderQueue;
  scope: QueueScope;
}

export function QueueOrder({ id, queue, orders, scope }: QueueOrderProps): ReactNode {
  const { t } = useTranslation('order-queue');
  const { t: page } = useTranslation('order');
  const client = useQueryClient();
  const query = useQuery(orderRecord.options(id));
  const hasContent = useFirstContent();
  const notes = useRef<HTMLDivElement>(null);
  const toNotes = (): void => notes.current?.querySelector('textarea')?.focus();
  const order = query.data;
  // Prefetch the next order once this one has rendered.
  const { upcoming } = orders;
  const isShown = order !== undefined && hasContent;
  const edits = editsOf(useOrderEdits(id, isShown).data);
  useEffect(() => {
    if (isShown && upcoming !== undefined) void orderRecord.start(client, upcoming);
  }, [client, isShown, upcoming]);
  const title =
    order && Number.isInteger(order.display_id)
      ? page('page.number', { number: order.display_id })
      : t('title');
  return (
    <Page
      title={title}
      isLoading={query.isPending}
      back={{ to: paths.orders(orders.query), label: t('back') }}
      beside={<NotesMark orderId={id} onShow={toNotes} />}
      status={<Head order={order} queue={queue} id={id} />}
      actions={
        <ActionIcon
          component={Link}
          to={paths.order(id, { list: orders.query })}
          aria-label={t('open')}
          title={t('open')}
        >
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      <div className={classes.queue}>
        <div className={classes.order} data-in-order aria-busy={query.isPending}>
          {order ? (
            <>
              <SafePart>
                <QueueItems order={order} />
              </SafePart>
              <div className={classes.pair} data-in-order>
                <SafePart>
                  <CustomerSection order={order} />
                </SafePart>
                <SafePart>
                  <SummarySection order={order} paidForEdits={paidForEdits(order, edits)} />
                </SafePart>
              </div>
              <div ref={notes}>
                <SafePart>
                  <Suspense fallback={<SectionSkeleton facts={1} />}>
                    {hasContent ? <Notes resource={{ type: 'order', id }} /> : null}
                  </Suspense>
                </SafePart>
              </div>
            </>
          ) : query.isPending ? (
            <>
              <SectionSkeleton facts={3} />
              <SectionSkeleton facts={5} />
              <SlowNotice onRetry={() => void query.refetch()} />
            </>
          ) : query.error.status === 404 ? (
            <EmptyState title={page('page.notFound')} text={page('page.notFoundText')} />
          ) : (
            <QueryError
              title={page('page.failed')}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          )}
        </div>
        <QueuePanel
          name={title}
          left={countOf(queue, undefined)}
          order={order}
          edits={edits}
          updatedAt={query.dataUpdatedAt}
          readError={query.isRefetchError ? query.error : undefined}
          mark={queue.marks[id]}
          orders={orders}
          scope={scope}
          onRetry={() => void query.refetch()}
          onNote={toNotes}
        />
      </div>
    </Page>
  );
}

interface HeadProps {
  order: Order | undefined;
  queue: Queue;
  id: string;
}

function Head({ order, queue, id }: HeadProps): ReactNode {
  const { t } = useTranslation('order-queue');
  const format = useFormat();
  const left = countOf(queue, undefined);
  return (
    <>
      {order ? (
        <span className={classes.statuses} data-wraps>
          <OrderStatuses
            order={order.status}
            payment={order.payment_status}
            fulfillment={fulfillmentStatusOf(order)}
          />
        </span>
      ) : (
        <StatusesSkeleton />
      )}
      <span className={classes.progress} data-wraps>
        <span>
          {t('place', {
            place: format.number(queue.ids.indexOf(id) + 1),
            total: format.number(queue.ids.length),
          })}
        </span>
        <span>{t('left', { count: left, number: format.number(left) })}</span>
      </span>
    </>
  );
}
