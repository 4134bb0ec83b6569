import type { ListStockLocationsParams } from '#generated/admin/admin.schemas.ts';
import {
  getStockLocation,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';

const option = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

export const locationSource: OptionSource = {
  key: ['admin', 'stock-locations'],
  find: async ({ q, limit, offset }, signal) => {
    const { stock_locations: locations, count } = await listStockLocations(
      omitUndefined<ListStockLocationsParams>({ q, limit, offset }),
      { signal },
    );
    return { options: optionsOf(locations, option), count };
  },
  one: async (id, signal) => option((await getStockLocation(id, {}, { signal })).stock_location),
};
