import type { QueryClient } from '@tanstack/react-query';
import {
  getGetShippingProfileQueryOptions,
  getListShippingProfilesQueryOptions,
  useListShippingProfiles,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import type { ShippingProfile } from '#generated/admin/admin.schemas.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const startProfiles = async (client: QueryClient) =>
  prefetch(client, getListShippingProfilesQueryOptions());

export const profileRecord = recordQuery({
  name: 'shipping_profile',
  query: getGetShippingProfileQueryOptions,
});

export type Profile = RecordOf<typeof profileRecord>;

/** Returns the default profile; undefined until loaded. */
export const useDefaultProfile = (): ShippingProfile | undefined =>
  useListShippingProfiles().data?.shipping_profiles.find(({ type }) => type === 'default');
