import { readPreference } from '../preferences/storage.ts';
import type { KnownStore } from '../preferences/storage.ts';

/** What this browser has seen of the store last, checked, because anything may be kept; undefined for nothing. */
export function readKnownStore(): KnownStore | undefined {
  const kept: Partial<Record<keyof KnownStore, unknown>> | null = readPreference(
    'knownStore',
    null,
  );
  if (typeof kept?.name !== 'string' || !Array.isArray(kept.features)) return undefined;
  return { name: kept.name, features: kept.features.filter((each) => typeof each === 'string') };
}
