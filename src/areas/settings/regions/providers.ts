import type { OptionSource } from '#ui/picker/source.ts';

/** What the server calls a provider, as one writes it: `manual` → “Manual”. */
export const providerName = (id: string): string =>
  id.replace(/[-_]+/g, ' ').replace(/^\p{Letter}/u, (letter) => letter.toUpperCase());

/** The store's providers to choose from, by their ids. */
export const providerSource = (
  kind: string,
  providers: readonly { id: string; is_installed?: boolean }[] = [],
): OptionSource => {
  const options = providers
    .filter(({ is_installed: isInstalled }) => isInstalled !== false)
    .map(({ id }) => ({ value: id, label: providerName(id) }));
  return {
    key: ['providers', kind, ...options.map(({ value }) => value)],
    size: options.length,
    find: ({ q = '', limit, offset }) => {
      const found = options.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
      return Promise.resolve({
        options: found.slice(offset, offset + limit),
        count: found.length,
      });
    },
    one: (id) => Promise.resolve({ value: id, label: providerName(id) }),
  };
};
