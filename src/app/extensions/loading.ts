import i18next from 'i18next';
import { loadWhenOnline } from '#ui/states/load-when-online.ts';
import type { Extension } from './extension.ts';

export interface ExtensionSource {
  name: string;
  load: () => Promise<{ default: Extension }>;
}

export interface LoadedExtension {
  name: string;
  /** Undefined if it couldn't be loaded. */
  extension: Extension | undefined;
}

/** Of its texts. */
export const namespaceOf = (name: string): string => `x-${name}`;

/** @throws Error unless its name is that of its folder, and its filters have ids of their own */
export async function loadExtension({ name, load }: ExtensionSource): Promise<Extension> {
  const [{ default: extension }] = await Promise.all([
    load(),
    i18next.loadNamespaces([namespaceOf(name), 'extensions']),
  ]);
  const file = `extensions/${name}/index.ts`;
  if (extension.name !== name) {
    throw new Error(`${file} defines an extension named ${extension.name}`);
  }
  const ids = (extension.filters ?? []).map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw new Error(`${file} has two filters with the id ${twice}`);
  return extension;
}

/** In the order given; those that fail don't stop the others. */
export const loadExtensions = async (
  sources: readonly ExtensionSource[],
): Promise<LoadedExtension[]> =>
  Promise.all(
    sources.map(async (source) => {
      try {
        return { name: source.name, extension: await loadWhenOnline(() => loadExtension(source)) };
      } catch (error) {
        console.error(error);
        return { name: source.name, extension: undefined };
      }
    }),
  );
