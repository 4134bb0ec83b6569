import type { CreateShippingProfileBody, ShippingProfile } from '#generated/admin/admin.schemas.ts';
import {
  createShippingProfile,
  listShippingProfiles,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import type { Creation } from '#shared/create-once.ts';

/** A shipping profile, known by its name. A Medusa v1 server lists ten of them (`ShippingProfileService.list`). */
export const profileCreation: Creation<CreateShippingProfileBody, ShippingProfile> = {
  operation: 'createShippingProfile',
  create: async (body, call) => (await createShippingProfile(body, call)).shipping_profile,
  find: async (_body, call) => (await listShippingProfiles(call)).shipping_profiles,
  mostListed: 10,
  isNamed: (profile, { name }) => profile.name === name,
};
