import type { CreateRegionBody, Region } from '#generated/admin/admin.schemas.ts';
import { createRegion, listRegions } from '#generated/admin/regions/regions.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** The server lists the newest region first. */
export const regionCreation: Creation<CreateRegionBody, Region> = {
  operation: 'createRegion',
  create: async (body, call) => (await createRegion(body, call)).region,
  find: async (_body, call) => (await listRegions({ limit: 50 }, call)).regions,
  isNamed: (region, { name, currency_code: currency }) =>
    region.name === name && region.currency_code === currency,
};
