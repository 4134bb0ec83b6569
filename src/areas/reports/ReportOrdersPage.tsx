import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ListOrdersParams, OrderListItem } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryKey, listOrders } from '#generated/admin/orders/orders.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { QueryError } from '#app/errors/QueryError.tsx';
import { NotFoundPage } from '#app/frame/NotFoundPage.tsx';
import { paths } from '#app/paths.ts';
import { daysZone } from '#ui/date/days-zone.ts';
import { rangeInWords } from '#ui/date/words.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { useChangeParams } from '#ui/page/useChangeParams.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { personName } from '#ui/format/person-name.ts';
import { FiguresZone } from '#shared/figures/controls/FiguresZone.tsx';
import { isComing, isWhollyKnown } from '#shared/figures/controls/known.ts';
import { ReadingNotice } from '#shared/figures/controls/ReadingNotice.tsx';
import { useFigures, useFiguresStatus } from '#shared/figures/useFigures.ts';
import { shownFulfillment } from '#shared/orders/fulfillment-status.ts';
import { ROW_ORDERS } from '#shared/orders/OrderRow.tsx';
import { OrderStatusBadge } from '#shared/orders/order-status.tsx';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { reportId } from './groups.ts';
import type { ReportId } from './groups.ts';
import { readOrdersSearch, rowOf } from './links.ts';
import type { OrdersQuestion } from './links.ts';
import { useRowNames } from './useRowNames.ts';
import classes from './reports.module.css';

const PAGE_SIZE = 25;

/** The server takes one id a call. */
const READ = {
  limit: 1,
  fields: `${ROW_ORDERS.fields},email`,
  expand: joinNames<ExpandOf<typeof listOrders>>('customer', 'items'),
} satisfies ListOrdersParams;

const readOrders = async (
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly OrderListItem[]> => {
  const answers = await mapConcurrently(
    ids,
    CALLS_AT_ONCE,
    async (id) => listOrders({ id, ...READ }, { signal }),
    signal,
  );
  return answers.flatMap(({ orders }) => orders);
};

export function ReportOrdersPage(): ReactNode {
  const [params] = useSearchParams();
  const report = reportId(useParams()['id']);
  const question = readOrdersSearch(params);
  if (report === undefined || question === undefined) return <NotFoundPage inFrame />;
  return <ReportOrders report={report} question={question} search={params.get('list') ?? ''} />;
}

/** Undefined for the orders of no row, and until it is known */
function useRowName(question: OrdersQuestion): string | undefined {
  const { rows, keys } = rowOf(question);
  const [key] = keys;
  const asked = useMemo(() => (key === undefined ? [] : [key]), [key]);
  const { nameOf, isPending } = useRowNames(rows, asked);
  const name = key === undefined || isPending ? NO_VALUE : nameOf(key);
  return name === NO_VALUE ? undefined : name;
}

interface ReportOrdersProps {
  report: ReportId;
  question: OrdersQuestion;
  /** Parameters of the report */
  search: string;
}

function ReportOrders({ report, question, search }: ReportOrdersProps): ReactNode {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation('common');
  const tag = useTag();
  const zone = daysZone();
  const name = useRowName(question);
  const { state, knownSince, retry } = useFiguresStatus('state', 'knownSince');
  const { answer: ids, error } = useFigures(['report orders', zone, question], async (engine) => {
    const { currency, ...asked } = question;
    return engine.orderIds({ ...asked, zone, ...(currency === undefined ? {} : { currency }) });
  });
  const content = (): ReactNode => {
    if (error) return <QueryError title={t('orders.failed')} error={error} onRetry={retry} />;
    const isSure = isWhollyKnown(question.period, zone, knownSince);
    if (!ids || knownSince === undefined || (ids.length === 0 && !isSure)) {
      return (
        <div className={classes.records}>
          {isComing(state) ? (
            <RecordsSkeleton records={8} />
          ) : (
            <SectionNote>{NO_VALUE}</SectionNote>
          )}
        </div>
      );
    }
    if (ids.length === 0) {
      return (
        <EmptyState
          icon={<IconShoppingBag size={30} stroke={1.4} />}
          title={t('orders.none')}
          text={t('orders.noneText')}
        />
      );
    }
    return <OrderPages ids={ids} />;
  };
  return (
    <Page
      title={t('orders.title', { report: name ?? t(`reports.${report}.title`) })}
      back={{ to: paths.report(report, search), label: t('orders.back') }}
    >
      <div className={classes.report}>
        <p className={classes.about}>
          {t('orders.text', { period: rangeInWords(question.period, tag, common) })}
        </p>
        <ReadingNotice />
        <Section flush title={common('fields.orders')}>
          {content()}
        </Section>
        <FiguresZone />
      </div>
    </Page>
  );
}

function OrderPages({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation('reports');
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const pages = Math.ceil(ids.length / PAGE_SIZE);
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data, error, isError, refetch } = useQuery({
    queryKey: [...getListOrdersQueryKey(), 'of a report', shown],
    queryFn: ({ signal }) => readOrders(shown, signal),
  });
  return (
    <>
      {isError && !data ? (
        <QueryError title={t('orders.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.records}>
          {data ? (
            <LinkedRecords
              label={t('orders.label')}
              rows={data}
              renderRow={(order) => <Order order={order} />}
            />
          ) : (
            <div>
              <SlowNotice onRetry={() => void refetch()} isOver />
              <RecordsSkeleton records={shown.length} />
            </div>
          )}
        </div>
      )}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        count={ids.length}
        onPage={(next) => changeParams((search) => search.set('page', String(next)))}
      />
    </>
  );
}

function Order({ order }: { order: OrderListItem }): ReactNode {
  const format = useFormat();
  const { customer, email } = order;
  const buyer = customer ? personName(customer) : email;
  return (
    <LinkedRecord
      to={paths.order(order.id)}
      title={Number.isInteger(order.display_id) ? `#${order.display_id}` : NO_VALUE}
      detail={
        <>
          <DateText instant={order.created_at} /> · <bdi>{buyer}</bdi>
        </>
      }
      status={
        <>
          <OrderStatusBadge kind="payment" status={order.payment_status} />
          <OrderStatusBadge kind="fulfillment" status={shownFulfillment(order)} />
        </>
      }
      value={<bdi>{format.money(order.total ?? NaN, order.currency_code)}</bdi>}
    />
  );
}
