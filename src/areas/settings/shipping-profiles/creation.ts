import type { CreateShippingProfileBody, ShippingProfile } from '#generated/admin/admin.schemas.ts';
import {
  createShippingProfile,
  listShippingProfiles,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Medusa v1 lists at most ten profiles (`ShippingProfileService.list`). */
export const profileCreation: Creation<CreateShippingProfileBody, ShippingProfile> = {
  operation: 'createShippingProfile',
  create: async (body, call) => (await createShippingProfile(body, call)).shipping_profile,
  find: async (_body, call) => (await listShippingProfiles(call)).shipping_profiles,
  mostListed: 10,
  isNamed: (profile, { name }) => profile.name === name,
};
