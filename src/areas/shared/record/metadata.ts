import type { Json, JsonObject } from '#ui/json/nodes.ts';

/** The server drops '' entries and keeps unsent ones. */
const DROPPED = '';

export function metadataBody(before: JsonObject, after: JsonObject): JsonObject {
  const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
  const changed = Object.entries(after).filter(([key, value]) => !same(before[key], value));
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return {
    ...Object.fromEntries(changed),
    ...Object.fromEntries(removed.map((key) => [key, DROPPED])),
  };
}

/** Entries the server would drop. */
export const emptyEntries = (metadata: JsonObject): string[] =>
  Object.entries(metadata).flatMap(([key, value]) => (value === DROPPED ? [key] : []));
