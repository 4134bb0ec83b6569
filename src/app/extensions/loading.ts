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

/** @throws Error unless its name is that of its folder */
export async function loadExtension({ name, load }: ExtensionSource): Promise<Extension> {
  const [{ default: extension }] = await Promise.all([
    load(),
    i18next.loadNamespaces([namespaceOf(name), 'extensions']),
  ]);
  if (extension.name === name) return extension;
  throw new Error(`extensions/${name}/index.ts defines an extension named ${extension.name}`);
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
