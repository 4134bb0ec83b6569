import { listDiscounts } from '#generated/admin/discounts/discounts.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';

/** Includes codes generated from templates. */
export const findDiscounts: FindRecords = async ({ q, limit, offset }, signal) => {
  const { discounts, count } = await listDiscounts(
    { q, limit, offset, expand: 'rule' satisfies ExpandOf<typeof listDiscounts> },
    { signal },
  );
  return {
    count,
    records: foundRecords(discounts, ({ id, code, rule }) => ({
      id,
      to: paths.discount(id),
      title: code,
      detail: rule?.description ?? undefined,
    })),
  };
};
