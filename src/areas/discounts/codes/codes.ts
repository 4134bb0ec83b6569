import { queryOptions } from '@tanstack/react-query';
import { getListDiscountsQueryKey } from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { readDynamic } from '#shared/discount-templates.ts';
import type { DynamicDiscount } from '#shared/discount-templates.ts';

/** What else of a code is read: there may be thousands. */
const FIELDS = ['usage_limit', 'usage_count', 'created_at'] as const;

/** A code that was made from a template. */
export type DiscountCode = DynamicDiscount<(typeof FIELDS)[number]>;

/** The discount that codes are made from. */
export interface Template {
  id: string;
  code: string;
  created_at: string;
  usage_limit: number | null;
}

/**
 * All codes that were made from a template, oldest first, page after page.
 *
 * The server can't find codes by their template. What is dynamic and younger than the template holds all of them; the
 * ids order it, since they grow with time and many codes may be made in one instant.
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

/** All codes of a template; read anew after each change of a discount. */
export const codesQuery = (template: Pick<Template, 'id' | 'created_at'>) =>
  queryOptions<DiscountCode[], ApiError>({
    queryKey: [...getListDiscountsQueryKey(), 'codes', template.id],
    queryFn: ({ signal }) => readCodes(template, { signal }),
  });
