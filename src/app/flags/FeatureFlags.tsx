import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetStore } from '#generated/admin/store/store.ts';
import { useFirstContent } from '../query/first-content.ts';
import { useSession } from '../session/useSession.ts';
import { enabledFeatures } from './flags.ts';
import type { Feature } from './flags.ts';

interface FeatureFlagContext {
  enabled: ReadonlySet<string> | undefined;
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
  const value = useMemo(
    () => ({ enabled: enabledFeatures({ store, hasUser, isUserLoading }), need }),
    [store, hasUser, isUserLoading, need],
  );
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

/** As `useFeature`, for what can wait until the first screen stands. */
export function useFeatureLater(feature: Feature): boolean | undefined {
  return useFeatureFlags().enabled?.has(feature);
}

/** Those of the areas, or other things that may need a feature, that the store has; the rest once that is known. */
export function useAvailable<Thing extends { feature?: Feature }>(
  things: readonly Thing[],
): readonly Thing[] {
  const { enabled } = useFeatureFlags();
  return useMemo(
    () => things.filter(({ feature }) => feature === undefined || enabled?.has(feature)),
    [things, enabled],
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
