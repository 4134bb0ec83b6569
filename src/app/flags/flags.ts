import type { StoreDetail } from '#generated/admin/admin.schemas.ts';

/** What a store may or may not have: its feature flags, and the modules that it runs with. */
export type Feature =
  | 'analytics'
  | 'order_editing'
  | 'product_categories'
  | 'publishable_api_keys'
  | 'sales_channels'
  | 'tax_inclusive_pricing'
  | 'inventoryService'
  | 'stockLocationService';

export interface FlagSources {
  store: Pick<StoreDetail, 'feature_flags' | 'modules'> | undefined;
  /** Somebody is signed in … */
  hasUser: boolean;
  /** … or it is still being asked who is. */
  isUserLoading: boolean;
}

/**
 * The keys of all that is enabled. A module that the store names counts as enabled.
 *
 * @returns undefined until the store is loaded and there is a user or one is awaited
 */
export function enabledFeatures(sources: FlagSources): ReadonlySet<string> | undefined {
  const { store, hasUser, isUserLoading } = sources;
  if (!store || !(hasUser || isUserLoading)) return undefined;
  // A server of another age may leave either list out.
  const flags = (store.feature_flags ?? []).filter(({ value }) => value).map(({ key }) => key);
  const modules = (store.modules ?? []).map(({ module }) => module);
  return new Set([...flags, ...modules]);
}
