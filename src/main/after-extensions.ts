import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { loadStoreExtensions } from '#app/extensions/store-extensions.ts';

/** A filter of an extension in the address, or in that of the list a page was opened from. */
const FILTER = /(?:[?&=]|%26)x-/iu;

/** Nothing may read a list without the filters that the address names. */
export const afterExtensions =
  (discover: PatchRoutesOnNavigationFunction): PatchRoutesOnNavigationFunction =>
  async (options) => {
    if (FILTER.test(window.location.search)) await loadStoreExtensions();
    await discover(options);
  };
