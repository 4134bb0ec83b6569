import i18next from 'i18next';
import { loadWhenOnline } from '#ui/states/load-when-online.ts';
import type { Extension } from './extension.ts';
import { namespaceOf } from './namespace.ts';
import { withSafeIcons } from './safe-icons.tsx';

export interface ExtensionSource {
  name: string;
  load: () => Promise<{ default: Extension }>;
}

export interface LoadedExtension {
  name: string;
  /** Undefined if it couldn't be loaded. */
  extension: Extension | undefined;
}

/** Milliseconds online */
export const LIMIT = 30_000;

/** Steps, as time offline or asleep doesn't count. */
const STEP = 5000;

const tooLate = async (name: string): Promise<never> => {
  for (let online = 0; online < LIMIT; online += navigator.onLine ? STEP : 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, STEP);
    });
  }
  throw new Error(`The extension ${name} doesn’t load`);
};

/** Parts that need ids of their own, by kind */
const idsIn = ({ filters = [], columns = [], views = [], fields = [] }: Extension) => ({
  filters: filters.map(({ id }) => id),
  columns: columns.map(({ on, id }) => `${on}.${id}`),
  views: views.map(({ on, id }) => `${on}.${id}`),
  fields: fields.map(({ on, name }) => `${on}.${name}`),
});

/** @throws Error unless its name is that of its folder, and its parts have ids of their own */
export async function loadExtension({ name, load }: ExtensionSource): Promise<Extension> {
  const [{ default: extension }] = await Promise.all([
    load(),
    i18next.loadNamespaces([namespaceOf(name), 'extensions']),
  ]);
  const file = `extensions/${name}/index.ts`;
  if (extension.name !== name) {
    throw new Error(`${file} defines an extension named ${extension.name}`);
  }
  for (const [kind, ids] of Object.entries(idsIn(extension))) {
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice !== undefined) throw new Error(`${file} has two ${kind} with the id ${twice}`);
  }
  return withSafeIcons(extension);
}

/** In the order given; those that fail or never come don't stop the others. */
export const loadExtensions = async (
  sources: readonly ExtensionSource[],
): Promise<LoadedExtension[]> =>
  Promise.all(
    sources.map(async (source) => {
      const { name } = source;
      try {
        const loading = loadWhenOnline(() => loadExtension(source));
        return { name, extension: await Promise.race([loading, tooLate(name)]) };
      } catch (error) {
        console.error(error);
        return { name, extension: undefined };
      }
    }),
  );
