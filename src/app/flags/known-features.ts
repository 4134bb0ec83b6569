import { readKnownStore } from '../preferences/known-store.ts';
import type { Feature } from './flags.ts';

/** As last seen in this browser, outside of components; true if never seen. */
export const mayHaveFeature = (feature: Feature): boolean =>
  readKnownStore()?.features.includes(feature) ?? true;
