import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetStore } from '#generated/admin/store/store.ts';
import { plainText } from '#ui/format/instant.ts';
import { knownStore, readKnownStore } from '../preferences/known-store.ts';
import { useFirstContent } from '../query/first-content.ts';
import { useSession } from '../session/useSession.ts';
import { enabledFeatures, isAvailable } from './flags.ts';
import type { Conditional, Feature } from './flags.ts';

interface FeatureFlagContext {
  enabled: ReadonlySet<string> | undefined;
  /** Falls back to the features last seen in this browser. */
  expected: ReadonlySet<string> | undefined;
  storeName: string;
  currency: string | undefined;
  /** Loads the store now. */
  need: () => void;
}

const FeatureFlagContext = createContext<FeatureFlagContext | undefined>(undefined);

/** Loads the store after the first screen, or on demand. */
export function FeatureFlagProvider({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const isInitialContentShown = useFirstContent();
  const [isNeeded, setNeeded] = useState(false);
  const need = useCallback(() => setNeeded(true), []);
  const hasUser = session.data !== undefined;
  const isUserLoading = session.isPending;
  const { data } = useGetStore({
    query: { enabled: hasUser && (isInitialContentShown || isNeeded) },
  });
  const store = data?.store;
  const [known] = useState(readKnownStore);
  const value = useMemo(() => {
    const enabled = enabledFeatures({ store, hasUser, isUserLoading });
    const expected = enabled ?? (known && new Set(known.features));
    return {
      enabled,
      expected,
      storeName: store ? plainText(store.name) : (known?.name ?? ''),
      currency: store ? store.default_currency_code : known?.currency,
      need,
    };
  }, [store, known, hasUser, isUserLoading, need]);
  const { enabled, storeName, currency } = value;
  useEffect(() => {
    if (!enabled) return;
    const features = [...enabled];
    knownStore.write({ name: storeName, features, ...(currency ? { currency } : {}) });
  }, [enabled, storeName, currency]);
  return <FeatureFlagContext value={value}>{children}</FeatureFlagContext>;
}

function useFeatureFlags(): FeatureFlagContext {
  const context = useContext(FeatureFlagContext);
  if (!context) throw new Error('Feature flags must be used inside the FeatureFlagProvider');
  return context;
}

/** Returns undefined until known. */
export function useFeature(feature: Feature): boolean | undefined {
  const { enabled, need } = useFeatureFlags();
  useEffect(need, [need]);
  return enabled?.has(feature);
}

/** Like `useFeature`, but waits for the first content. */
export function useFeatureLater(feature: Feature): boolean | undefined {
  return useFeatureFlags().enabled?.has(feature);
}

/** Returns the name, at first as last seen; empty until known. */
export const useStoreName = (): string => useFeatureFlags().storeName;

/** At first as last seen, and on if never seen: for what mustn't appear late. */
export function useExpectedFeature(feature: Feature): boolean {
  const { expected, need } = useFeatureFlags();
  useEffect(need, [need]);
  return expected?.has(feature) ?? true;
}

/** Returns the default currency's code, at first as last seen: for showing, not for writing. */
export function useShownCurrency(): string | undefined {
  const { currency, need } = useFeatureFlags();
  useEffect(need, [need]);
  return currency;
}

/** Filters by available features, at first as last seen. */
export function useAvailable<Thing extends Conditional>(
  things: readonly Thing[],
): readonly Thing[] {
  const { expected } = useFeatureFlags();
  return useMemo(() => things.filter((thing) => isAvailable(thing, expected)), [things, expected]);
}

interface FeatureProps {
  flag: Feature;
  children: ReactNode;
  otherwise?: ReactNode;
}

export function Feature({ flag, children, otherwise = null }: FeatureProps): ReactNode {
  const isEnabled = useFeature(flag);
  if (isEnabled === undefined) return null;
  return isEnabled ? children : otherwise;
}
