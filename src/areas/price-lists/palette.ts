import { listPriceLists } from '#generated/admin/price-lists/price-lists.ts';
import type { FindRecords } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

/** The server searches names, descriptions and customer groups. */
export const findPriceLists: FindRecords = async ({ q, limit, offset }, signal) => {
  const { price_lists: lists, count } = await listPriceLists({ q, limit, offset }, { signal });
  return {
    count,
    records: lists.map(({ id, name }) => ({ id, to: paths.priceList(id), title: name })),
  };
};
