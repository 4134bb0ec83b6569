import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetStore } from '#generated/admin/store/store.ts';
import { plainText } from '#ui/format/instant.ts';
import { knownStore } from './known-store.ts';
import { useFirstContent } from '../query/first-content.ts';
import { useSession } from '../session/useSession.ts';
import { enabledFeatures } from './flags.ts';
import type { Feature } from './flags.ts';
import { readKnownStore } from './known-store.ts';

interface FeatureFlagContext {
  enabled: ReadonlySet<string> | undefined;
  /** The same, or what the store had when this browser saw it last. */
  expected: ReadonlySet<string> | undefined;
  /** The store's; empty until it is known. */
  storeName: string;
  /** Asks for the store now, instead of after the first screen. */
  need: () => void;
}

const FeatureFlagContext = createContext<FeatureFlagContext | undefined>(undefined);

/**
 * Knows what the store has. The store is read once the first screen stands, or as soon as a screen
 * wants to know.
 */
export function FeatureFlagProvider({ children }: { children: ReactNode }): ReactNode {
  const session = useSession();
  const contentStands = useFirstContent();
  const [isNeeded, setNeeded] = useState(false);
  const need = useCallback(() => setNeeded(true), []);
  const hasUser = session.data !== undefined;
  const isUserLoading = session.isPending;
  const { data } = useGetStore({ query: { enabled: hasUser && (contentStands || isNeeded) } });
  const store = data?.store;
  const [known] = useState(readKnownStore);
  const value = useMemo(() => {
    const enabled = enabledFeatures({ store, hasUser, isUserLoading });
    const expected = enabled ?? (known && new Set(known.features));
    return {
      enabled,
      expected,
      storeName: store ? plainText(store.name) : (known?.name ?? ''),
      need,
    };
  }, [store, known, hasUser, isUserLoading, need]);
  const { enabled, storeName } = value;
  useEffect(() => {
    if (enabled) knownStore.write({ name: storeName, features: [...enabled] });
  }, [enabled, storeName]);
  return <FeatureFlagContext value={value}>{children}</FeatureFlagContext>;
}

function useFeatureFlags(): FeatureFlagContext {
  const context = useContext(FeatureFlagContext);
  if (!context) throw new Error('Feature flags must be used inside the FeatureFlagProvider');
  return context;
}

/** Whether the store has a feature; undefined until that is known. */
export function useFeature(feature: Feature): boolean | undefined {
  const { enabled, need } = useFeatureFlags();
  useEffect(need, [need]);
  return enabled?.has(feature);
}

/** As `useFeature`, for what can wait for the first content. */
export function useFeatureLater(feature: Feature): boolean | undefined {
  return useFeatureFlags().enabled?.has(feature);
}

/** The store's name, as it is or as this browser saw it last; empty until it is known. */
export const useStoreName = (): string => useFeatureFlags().storeName;

/**
 * Those of the areas, or other things that may need a feature, that the store has. Until that is known, those that it
 * had when this browser saw it last.
 */
export function useAvailable<Thing extends { feature?: Feature }>(
  things: readonly Thing[],
): readonly Thing[] {
  const { expected } = useFeatureFlags();
  return useMemo(
    () => things.filter(({ feature }) => feature === undefined || expected?.has(feature)),
    [things, expected],
  );
}

interface FeatureProps {
  flag: Feature;
  children: ReactNode;
  /** Stands in its place where the store doesn't have it. */
  otherwise?: ReactNode;
}

/** Shows what it holds where the store has the feature; nothing until that is known. */
export function Feature({ flag, children, otherwise = null }: FeatureProps): ReactNode {
  const isEnabled = useFeature(flag);
  if (isEnabled === undefined) return null;
  return isEnabled ? children : otherwise;
}
