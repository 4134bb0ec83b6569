import type { Document, Json } from './document.ts';

/** @throws Error when the overlay redefines ours */
export function merge(ours: Document, overlay: Document): Document {
  const names = new Set(ours.tags?.map(({ name }) => name));
  const tags = [
    ...(ours.tags ?? []),
    ...(overlay.tags ?? []).filter(({ name }) => !names.has(name)),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  const paths = { ...ours.paths };
  for (const [path, item] of Object.entries(overlay.paths)) {
    if (path in paths) {
      throw new Error(
        `The overlay has ${path}, which is already in the contract: extend it with an action.`,
      );
    }
    paths[path] = item;
  }
  const components: Record<string, Record<string, Json>> = { ...ours.components };
  for (const [kind, entries] of Object.entries(overlay.components ?? {})) {
    const known = { ...components[kind] };
    for (const [name, value] of Object.entries(entries)) {
      if (name in known && JSON.stringify(known[name]) !== JSON.stringify(value)) {
        throw new Error(
          `The overlay's ${kind}/${name} is another one than the contract's: rename it.`,
        );
      }
      known[name] = value;
    }
    components[kind] = known;
  }
  return { ...ours, tags, paths, components };
}
