import { Button, Group } from '@mantine/core';
import { IconChecks, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { QueryError } from '#app/errors/QueryError.tsx';
import { paths } from '#app/paths.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { readListView } from '#ui/list/useListState.ts';
import { viewQuery } from '#ui/list/saved-views.ts';
import { Page } from '#ui/page/Page.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SectionSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { orderList } from '../list/query.ts';
import { countOf } from './queue.ts';
import type { Queue } from './queue.ts';
import { QueueOrder } from './QueueOrder.tsx';
import { HeadSkeleton } from './QueueSkeletons.tsx';
import { scopeOf } from './scope.ts';
import { useOrderQueue } from './useOrderQueue.ts';

export function QueuePage(): ReactNode {
  const [params] = useSearchParams();
  const user = useSession().data?.user;
  const list = new URLSearchParams(params);
  // Page size doesn't matter here.
  list.delete('size');
  const query = viewQuery(list, orderList.filters);
  // Stored queues belong to a user.
  if (!user) return <QueueShell query={query} isLoading />;
  return <QueueOf key={`${user.id} ${query}`} query={query} owner={ownerKey(user.id)} />;
}

function QueueOf({ query, owner }: { query: string; owner: string }): ReactNode {
  const { t } = useTranslation('order-queue');
  const { id } = useParams();
  const orders = useOrderQueue(query, owner, id);
  const { queue, current, reading } = orders;
  if (!queue) {
    const retry = (): void => void reading.refetch();
    if (!reading.error) return <QueueShell query={query} isLoading onRetry={retry} />;
    return (
      <QueueShell query={query}>
        <QueryError title={t('failed')} error={reading.error} onRetry={retry} />
      </QueueShell>
    );
  }
  if (current === undefined) {
    return (
      <QueueShell query={query}>
        {queue.ids.length === 0 ? (
          <EmptyState
            icon={<IconInbox size={30} stroke={1.4} aria-hidden />}
            title={t('empty')}
            text={t('emptyText')}
            action={<ToList query={query} />}
          />
        ) : (
          <AllDone queue={queue} query={query} onRestart={orders.restart} />
        )}
      </QueueShell>
    );
  }
  const scope = scopeOf(readListView(new URLSearchParams(query), orderList.filters));
  return <QueueOrder key={current} id={current} queue={queue} orders={orders} scope={scope} />;
}

interface QueueShellProps {
  query: string;
  isLoading?: boolean;
  onRetry?: () => void;
  children?: ReactNode;
}

function QueueShell({ query, isLoading = false, onRetry, children }: QueueShellProps): ReactNode {
  const { t } = useTranslation('order-queue');
  return (
    <Page
      // Its head is lower than the skeleton's.
      key={String(isLoading)}
      title={t('title')}
      isLoading={isLoading}
      back={{ to: paths.orders(query), label: t('back') }}
      status={isLoading ? <HeadSkeleton /> : null}
    >
      {isLoading ? (
        <>
          <div aria-busy>
            <SectionSkeleton facts={5} />
          </div>
          {onRetry ? <SlowNotice onRetry={onRetry} /> : null}
        </>
      ) : (
        children
      )}
    </Page>
  );
}

const ToList = ({ query }: { query: string }): ReactNode => {
  const { t } = useTranslation('order-queue');
  return (
    <Button component={Link} to={paths.orders(query)} variant="default">
      {t('back')}
    </Button>
  );
};

interface AllDoneProps {
  queue: Queue;
  query: string;
  onRestart: () => void;
}

function AllDone({ queue, query, onRestart }: AllDoneProps): ReactNode {
  const { t } = useTranslation('order-queue');
  const format = useFormat();
  const [done, passed, skipped, left] = [
    countOf(queue, 'done'),
    countOf(queue, 'passed'),
    countOf(queue, 'skipped'),
    countOf(queue, undefined),
  ];
  const rest = queue.found - queue.ids.length;
  const figures = (count: number) => ({ count, number: format.number(count) });
  const parts = [
    t('end.done', figures(done)),
    ...(passed > 0 ? [t('end.passed', figures(passed))] : []),
    ...(skipped > 0 ? [t('end.skipped', figures(skipped))] : []),
    ...(left > 0 ? [t('end.left', figures(left))] : []),
    // More orders than a queue takes.
    ...(rest > 0 ? [t('end.rest', figures(rest))] : []),
  ];
  const again = skipped + left;
  return (
    <EmptyState
      icon={<IconChecks size={30} stroke={1.4} aria-hidden />}
      title={t(again > 0 ? 'end.title' : 'end.allDone')}
      text={parts.join(' ')}
      action={
        <Group gap="xs" justify="center">
          {again > 0 ? <Button onClick={onRestart}>{t('end.again', figures(again))}</Button> : null}
          <ToList query={query} />
        </Group>
      }
    />
  );
}
