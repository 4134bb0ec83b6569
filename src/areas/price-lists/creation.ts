import type { CreatePriceListBody, PriceList } from '#generated/admin/admin.schemas.ts';
import { createPriceList, listPriceLists } from '#generated/admin/price-lists/price-lists.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const priceListCreation: Creation<CreatePriceListBody, PriceList> = {
  operation: 'createPriceList',
  create: async (body, call) => (await createPriceList(body, call)).price_list,
  find: async ({ name }, call) =>
    (
      await listPriceLists(
        { name, order: '-created_at' satisfies OrderOf<typeof listPriceLists>, limit: 50 },
        call,
      )
    ).price_lists,
  isNamed: (list, { name }) => list.name === name,
};
