import { getStore } from '#generated/admin/store/store.ts';
import { enabledFeatures } from '#app/flags/flags.ts';
import type { Feature } from '#app/flags/flags.ts';

let features: Promise<ReadonlySet<string> | undefined> | undefined;

async function readFeatures(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { store } = await getStore();
    // Other server versions may omit the list.
    if (!Array.isArray(store.feature_flags)) return undefined;
    return enabledFeatures({ store, hasUser: true, isUserLoading: false });
  } catch {
    features = undefined;
    return undefined;
  }
}

/** Asks the server once; true if it doesn't answer. */
export async function hasFeature(feature: Feature): Promise<boolean> {
  features ??= readFeatures();
  return (await features)?.has(feature) ?? true;
}
