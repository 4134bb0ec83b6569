import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import type { ListVariantsParams, ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { WHOLE_COUNT_HOLDS, foundCount, numberSent } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import { EVERY_PAGE_SIZE, everyPage } from '#shared/read/every-page.ts';
import { belowLimit, limitIn } from './low-stock.ts';

const MOST_READ = 5000;

const READ = {
  manage_inventory: true,
  order: '-id' satisfies OrderOf<typeof listVariants>,
  fields: joinNames<FieldOf<typeof listVariants>>('id', 'inventory_quantity', 'manage_inventory'),
  expand: 'product' satisfies ExpandOf<typeof listVariants>,
} satisfies ListVariantsParams;

interface Stock {
  variants: readonly { stocked: number }[];
  isCut: boolean;
}

const stockOf = (variants: readonly ProductVariantListItem[]): Stock['variants'] =>
  variants.flatMap((variant) =>
    // Without a stock item the server leaves the quantity out.
    isObject(variant) &&
    variant.manage_inventory &&
    Number.isSafeInteger(variant.inventory_quantity)
      ? [{ stocked: variant.inventory_quantity ?? 0 }]
      : [],
  );

/** Shared by counts at the same time. */
const newestStock = queryOptions<Stock, ApiError>({
  queryKey: [...getListVariantsQueryKey(), 'newest stock'],
  queryFn: async ({ signal }) => {
    const page = { limit: EVERY_PAGE_SIZE, offset: 0 } satisfies ListVariantsParams;
    const { variants, count } = await listVariants({ ...page, ...READ }, { signal });
    const rows = listOf(variants);
    return { variants: stockOf(rows), isCut: numberSent(count) > rows.length };
  },
});

const wholeStock = queryOptions<Stock, ApiError>({
  queryKey: [...getListVariantsQueryKey(), 'stock'],
  queryFn: async ({ signal }) => {
    let isCut = false;
    const rows = await everyPage(async (page) => {
      const { variants, count } = await listVariants({ ...page, ...READ }, { signal });
      isCut = numberSent(count) > MOST_READ;
      return { rows: [...listOf(variants)], count: Math.min(count, MOST_READ) };
    });
    return { variants: stockOf(rows), isCut };
  },
  staleTime: WHOLE_COUNT_HOLDS,
  gcTime: WHOLE_COUNT_HOLDS,
});

const finding =
  (options: typeof wholeStock) =>
  async (query: string, { client }: ToDoReading): Promise<FoundToDo> => {
    const { variants, isCut } = await client.fetchQuery(options);
    const found = belowLimit(variants, limitIn(new URLSearchParams(query)));
    return { count: foundCount(found.length, isCut), isCut, oldest: undefined };
  };

export const findNewestVariants = finding(newestStock);

export const findVariants = finding(wholeStock);
