import { browserValue } from './storage.ts';

export interface KnownStore {
  name: string;
  features: readonly string[];
  /** Default, lower case. */
  currency?: string;
}

/** As last seen in this browser. */
export const knownStore = browserValue<KnownStore | null>('knownStore', null);

/** Validates: anything may be stored. */
export function readKnownStore(): KnownStore | undefined {
  const kept: Partial<Record<keyof KnownStore, unknown>> | null = knownStore.read();
  if (typeof kept?.name !== 'string' || !Array.isArray(kept.features)) return undefined;
  return {
    name: kept.name,
    features: kept.features.filter((each) => typeof each === 'string'),
    // Money formats throw for anything else.
    ...(typeof kept.currency === 'string' && /^[a-z]{3}$/.test(kept.currency)
      ? { currency: kept.currency }
      : {}),
  };
}
