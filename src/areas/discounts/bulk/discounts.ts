import {
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from '#generated/admin/discounts/discounts.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { enableDisableBulk } from '#shared/enable-disable/enable-disable.ts';

/** Per call; each row is small. */
const ROWS_AT_ONCE = 500;

export const discountBulk = enableDisableBulk({
  namespace: 'discounts',
  readOne: async (id, call) =>
    (await getDiscount(id, { expand: 'rule' satisfies ExpandOf<typeof getDiscount> }, call))
      .discount,
  readAll: async (call) =>
    everyPage(async ({ limit, offset }) => {
      const { discounts: rows, count } = await listDiscounts(
        {
          limit,
          offset,
          order: 'id' satisfies OrderOf<typeof listDiscounts>,
          fields: joinNames<FieldOf<typeof listDiscounts>>('id', 'code', 'is_disabled'),
          expand: 'rule' satisfies ExpandOf<typeof listDiscounts>,
        },
        call,
      );
      return { rows, count };
    }, ROWS_AT_ONCE),
  set: (id, isDisabled, call) => updateDiscount(id, { is_disabled: isDisabled }, undefined, call),
  remove: (id, call) => deleteDiscount(id, call),
  operations: { set: 'updateDiscount', remove: 'deleteDiscount' },
});
