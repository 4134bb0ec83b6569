import {
  getStockLocation,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import { optionsOf } from '#ui/picker/source.ts';
import type { Option, OptionSource } from '#ui/picker/source.ts';

const option = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

export const locationSource: OptionSource = {
  key: ['admin', 'stock-locations'],
  find: async (search, signal) => {
    const { stock_locations: locations, count } = await listStockLocations(search, { signal });
    return { options: optionsOf(locations, option), count };
  },
  one: async (id, signal) => option((await getStockLocation(id, {}, { signal })).stock_location),
};
