import { IconTruckReturn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnDetail } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import type { ApiError } from '#client/index.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useListState } from '#ui/list/useListState.ts';
import { choiceSource } from '#ui/picker/source.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { RETURN_STATUSES } from '#shared/orders/return-status.tsx';
import { useKeptRows } from '#shared/list/useKeptRows.ts';
import { useListResult } from '#shared/list/useListResult.tsx';
import { useLocalPage } from '#shared/list/local-list.ts';
import { useReturnColumns } from './columns.tsx';
import {
  FILTERS,
  foundReturns,
  isUnnumbered,
  newestOrders,
  newestReturns,
  orderOf,
  returnCountOf,
  withOrders,
} from './query.ts';
import type { ListedReturn, Returns } from './query.ts';
import { startingViews } from './views.ts';

const useKept: typeof useKeptRows = __HAS_EXTENSIONS__ ? useKeptRows : (_list, rows) => rows;
const returnsIn = ({ returns }: Returns): readonly ReturnDetail[] => returns;

/** Pending returns come first. */
export function ReturnListPage(): ReactNode {
  const { t } = useTranslation(['returns', 'after-sales']);
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const state = useListState(FILTERS);
  const query = useQuery<Returns, ApiError>(newestReturns);
  const all = useListResult(query, returnsIn);
  const { search, filters } = state;
  const isNumberless = all.rows?.some((one) => one && isUnnumbered(one)) === true;
  const { data: orders } = useQuery({ ...newestOrders, enabled: isNumberless });
  const returns = useMemo(() => all.rows && withOrders(all.rows, orders), [all.rows, orders]);
  const kept = useKept('returns', returns, filters);
  const found = useMemo(
    () => kept && foundReturns(kept, { search, filters }),
    [kept, search, filters],
  );
  const result = useLocalPage(all, found, state);
  const nameOf = useCallback(
    ({ order, swap_id: swap }: ListedReturn) => {
      if (!Number.isInteger(order?.display_id)) return common('kinds.swap');
      const number = `#${order?.display_id}`;
      return swap ? t('ofExchange', { number }) : number;
    },
    [t, common],
  );
  const columns = useReturnColumns(nameOf);
  const { t: afterSales } = useTranslation('after-sales');
  const starting = useMemo(() => startingViews(afterSales), [afterSales]);
  const pathOf = useCallback(
    (id: string) => {
      const row = all.rows?.find((one) => one.id === id);
      const order = row && orderOf(row);
      if (!row || order === undefined) return paths.returns();
      // Pending returns open the receive form.
      return paths.order(
        order,
        row.status === 'requested' ? { edit: 'receiveReturn', subject: id } : {},
      );
    },
    [all.rows],
  );
  const { data } = query;
  const isCut = data !== undefined && data.count > data.returns.length;
  return (
    <ListPage
      id="returns"
      list={{
        filters: FILTERS,
        state,
        result,
        defaultOrder: '',
      }}
      columns={columns}
      startingViews={starting}
      countOf={returnCountOf}
      filters={{
        status: {
          label: common('fields.status'),
          source: choiceSource(RETURN_STATUSES, (value) => t(`after-sales:status.${value}`)),
        },
      }}
      rowName={nameOf}
      rowPath={pathOf}
      icon={IconTruckReturn}
      notice={
        isCut
          ? t('list.newest', {
              number: format.number(data.returns.length),
              total: format.number(data.count),
            })
          : undefined
      }
      namespace="returns"
    />
  );
}
