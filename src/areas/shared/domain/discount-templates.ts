import type { DiscountListItem, ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import { listDiscounts } from '#generated/admin/discounts/discounts.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readEach } from '#ui/format/read-each.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { everyPage } from '../read/every-page.ts';

const OWN = ['id', 'code', 'parent_discount_id', 'is_disabled', 'starts_at', 'ends_at'] as const;

/** Rows are small, without joins. */
const ROWS_AT_ONCE = 1000;

export type DynamicDiscount<Field extends keyof DiscountListItem = never> = Pick<
  DiscountListItem,
  (typeof OWN)[number] | Field
>;

/**
 * Reads in id order, which follows creation time.
 *
 * @param since instant, ISO 8601; undefined for all
 */
export const readDynamic = <Field extends keyof DiscountListItem = never>(
  fields: readonly Field[],
  since: string | undefined,
  call: CallOptions,
): Promise<DynamicDiscount<Field>[]> =>
  everyPage<DynamicDiscount<Field>>(async ({ limit, offset }) => {
    const { discounts: rows, count } = await listDiscounts(
      omitUndefined<ListDiscountsParams>({
        limit,
        offset,
        is_dynamic: true,
        created_at: since === undefined ? undefined : { gte: since },
        order: 'id' satisfies OrderOf<typeof listDiscounts>,
        fields: [...OWN, ...fields].join(','),
        // No relations instead of all.
        expand: '',
      }),
      call,
    );
    return { rows, count };
  }, ROWS_AT_ONCE);

/**
 * Reads codes too, since the server can't tell them apart.
 *
 * @throws ApiError
 */
export async function readTemplates(
  call: CallOptions,
): Promise<DynamicDiscount<'usage_limit' | 'usage_count'>[]> {
  const rows = await readDynamic(['usage_limit', 'usage_count'], undefined, call);
  return readEach(rows, (row) => (row.parent_discount_id === null ? row : undefined)).filter(
    (row) => row !== undefined,
  );
}
