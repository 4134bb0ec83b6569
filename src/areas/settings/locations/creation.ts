import type { CreateStockLocationBody, StockLocation } from '#generated/admin/admin.schemas.ts';
import {
  createStockLocation,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const locationCreation: Creation<CreateStockLocationBody, StockLocation> = {
  operation: 'createStockLocation',
  create: async (body, call) => (await createStockLocation(body, undefined, call)).stock_location,
  find: async ({ name }, call) =>
    (
      await listStockLocations(
        { name, order: '-created_at' satisfies OrderOf<typeof listStockLocations>, limit: 50 },
        call,
      )
    ).stock_locations,
  isNamed: (location, { name }) => location.name === name,
};
