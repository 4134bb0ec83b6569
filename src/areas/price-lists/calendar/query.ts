import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Discount } from '#generated/admin/admin.schemas.ts';
import { getListDiscountsQueryKey, listDiscounts } from '#generated/admin/discounts/discounts.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf, OrderOf } from '#app/query/names.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { allPriceLists } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';
import { readTemplates } from '#shared/domain/discount-templates.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { CalendarEntry } from './calendar.ts';

type DatedDiscount = Pick<Discount, 'id' | 'code' | 'is_disabled' | 'starts_at' | 'ends_at'>;

/** Leaves out codes generated from templates: each starts when it was made. */
const datedDiscounts = queryOptions<DatedDiscount[], ApiError>({
  queryKey: [...getListDiscountsQueryKey(), 'dates'],
  queryFn: async ({ signal }) => {
    const [plain, templates] = await Promise.all([
      everyPage(async ({ limit, offset }) => {
        const { discounts: rows, count } = await listDiscounts(
          {
            limit,
            offset,
            is_dynamic: false,
            order: 'created_at' satisfies OrderOf<typeof listDiscounts>,
            fields: joinNames<FieldOf<typeof listDiscounts>>(
              'id',
              'code',
              'is_disabled',
              'starts_at',
              'ends_at',
              'created_at',
            ),
            // Stops the server from loading all relations.
            expand: '',
          },
          { signal },
        );
        return { rows, count };
      }),
      readTemplates({ signal }),
    ]);
    return [...plain, ...templates];
  },
});

export interface CalendarEntries {
  /** Undefined until both kinds are loaded. */
  entries: CalendarEntry[] | undefined;
  error: ApiError | null;
  retry: () => void;
}

/** Leaves out damaged records. */
const entriesOf = (
  lists: readonly ListedPriceList[],
  discounts: readonly DatedDiscount[],
): CalendarEntry[] => [
  ...readEach(lists, ({ id, name, status, starts_at, ends_at }): CalendarEntry => ({
    id,
    kind: 'priceList',
    name: plainText(name),
    starts_at,
    ends_at,
    off: status === 'draft' ? 'draft' : undefined,
  })),
  ...readEach(
    discounts,
    ({ id, code, is_disabled: isDisabled, starts_at, ends_at }): CalendarEntry => ({
      id,
      kind: 'discount',
      name: plainText(code),
      starts_at,
      ends_at,
      off: isDisabled ? 'disabled' : undefined,
    }),
  ),
];

export function useCalendarEntries(): CalendarEntries {
  const lists = useQuery(allPriceLists);
  const discounts = useQuery(datedDiscounts);
  const entries = useMemo(
    () => lists.data && discounts.data && entriesOf(lists.data.lists, discounts.data),
    [lists.data, discounts.data],
  );
  return {
    entries,
    error: entries ? null : (lists.error ?? discounts.error),
    retry: () => {
      for (const read of [lists, discounts]) if (!read.isSuccess) void read.refetch();
    },
  };
}

export async function startCalendar(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([prefetch(queryClient, allPriceLists), prefetch(queryClient, datedDiscounts)]);
}
