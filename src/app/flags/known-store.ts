import { browserValue } from '../preferences/storage.ts';

/** What is the same for everyone who works at a store. */
export interface KnownStore {
  name: string;
  features: readonly string[];
}

/** What was seen last of the store that this app is for; null before anyone was signed in. */
export const knownStore = browserValue<KnownStore | null>('knownStore', null);

/** What this browser has seen of the store last, checked, because anything may be kept; undefined for nothing. */
export function readKnownStore(): KnownStore | undefined {
  const kept: Partial<Record<keyof KnownStore, unknown>> | null = knownStore.read();
  if (typeof kept?.name !== 'string' || !Array.isArray(kept.features)) return undefined;
  return { name: kept.name, features: kept.features.filter((each) => typeof each === 'string') };
}
