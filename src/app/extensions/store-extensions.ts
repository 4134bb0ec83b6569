import { extensions } from 'virtual:extensions';
import { rememberFilters } from './filters.ts';
import { loadExtensions } from './loading.ts';
import type { LoadedExtension } from './loading.ts';

async function load(): Promise<readonly LoadedExtension[]> {
  const found = await loadExtensions(extensions);
  for (const { extension } of found) if (extension) rememberFilters(extension);
  return found;
}

let loading: Promise<readonly LoadedExtension[]> | undefined;

/** Once, for all who ask. */
export const loadStoreExtensions = async (): Promise<readonly LoadedExtension[]> =>
  (loading ??= load());
