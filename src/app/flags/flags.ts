import type { StoreDetail } from '#generated/admin/admin.schemas.ts';

/** Feature flags and server modules. */
export type Feature =
  | 'analytics'
  | 'order_editing'
  | 'product_categories'
  | 'publishable_api_keys'
  | 'sales_channels'
  | 'tax_inclusive_pricing'
  | 'inventoryService'
  | 'stockLocationService';

/** Needs a feature, or its lack. */
export interface Conditional {
  feature?: Feature;
  without?: Feature;
}

/** @param features undefined while unknown: then neither holds */
export const isAvailable = (
  { feature, without }: Conditional,
  features: ReadonlySet<string> | undefined,
): boolean =>
  (feature === undefined || features?.has(feature) === true) &&
  (without === undefined || features?.has(without) === false);

export interface FlagSources {
  store: Pick<StoreDetail, 'feature_flags' | 'modules'> | undefined;
  hasUser: boolean;
  isUserLoading: boolean;
}

/** Returns undefined until the store and session are known. */
export function enabledFeatures(sources: FlagSources): ReadonlySet<string> | undefined {
  const { store, hasUser, isUserLoading } = sources;
  if (!store || !(hasUser || isUserLoading)) return undefined;
  // Other server versions may omit either list.
  const flags = (store.feature_flags ?? []).filter(({ value }) => value).map(({ key }) => key);
  const modules = (store.modules ?? []).map(({ module }) => module);
  return new Set([...flags, ...modules]);
}
