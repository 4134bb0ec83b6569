import type { DiscountListItem } from '#generated/admin/admin.schemas.ts';
import { listDiscounts } from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from './every-page.ts';

/** Columns of a discount's own that every read of dynamic ones asks for. */
const OWN = ['id', 'code', 'parent_discount_id', 'is_disabled', 'starts_at', 'ends_at'] as const;

/** Rows of one call: each is small, and the server needs no join for it. */
const ROWS_AT_ONCE = 1000;

/** A template of codes, or a code that was made from one. */
export type DynamicDiscount<Field extends keyof DiscountListItem = never> = Pick<
  DiscountListItem,
  (typeof OWN)[number] | Field
>;

/**
 * Templates and codes that are at least as young as a moment, by their ids, which grow with time; page after page.
 *
 * @param fields columns of a discount's own, further ones
 * @param since  instant, ISO 8601; undefined for all
 * @throws ApiError
 */
export const readDynamic = <Field extends keyof DiscountListItem = never>(
  fields: readonly Field[],
  since: string | undefined,
  call: CallOptions,
): Promise<DynamicDiscount<Field>[]> =>
  everyPage<DynamicDiscount<Field>>(async (page) => {
    const { discounts: rows, count } = await listDiscounts(
      {
        ...page,
        is_dynamic: true,
        ...(since === undefined ? {} : { created_at: { gte: since } }),
        order: 'id',
        fields: [...OWN, ...fields].join(','),
        // One of its own columns in place of all that belongs to a discount.
        expand: '',
      },
      call,
    );
    return { rows, count };
  }, ROWS_AT_ONCE);

/**
 * All templates. The server can't tell them from their codes, so that those are read too.
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
