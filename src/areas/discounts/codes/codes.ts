import { queryOptions } from '@tanstack/react-query';
import { getListDiscountsQueryKey } from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { readDynamic } from '#shared/domain/discount-templates.ts';
import type { DynamicDiscount } from '#shared/domain/discount-templates.ts';

/** Extra fields; few, since there may be thousands of codes. */
const FIELDS = ['usage_limit', 'usage_count', 'created_at'] as const;

export type DiscountCode = DynamicDiscount<(typeof FIELDS)[number]>;

/** Discount that codes are made from. */
export interface Template {
  id: string;
  code: string;
  created_at: string;
  usage_limit: number | null;
}

/**
 * Reads all codes of a template, oldest first.
 *
 * The server can't filter by template, so this reads dynamic discounts younger than it, ordered by id: ids grow with
 * time, and many codes may share an instant.
 *
 * @throws ApiError
 */
export async function readCodes(
  { id, created_at: since }: Pick<Template, 'id' | 'created_at'>,
  call: CallOptions,
): Promise<DiscountCode[]> {
  const rows = await readDynamic(FIELDS, since, call);
  return readEach(rows, (row) => (row.parent_discount_id === id ? row : undefined)).filter(
    (row) => row !== undefined,
  );
}

/** Refetched after every discount change. */
export const codesQuery = (template: Pick<Template, 'id' | 'created_at'>) =>
  queryOptions<DiscountCode[], ApiError>({
    queryKey: [...getListDiscountsQueryKey(), 'codes', template.id],
    queryFn: ({ signal }) => readCodes(template, { signal }),
  });
