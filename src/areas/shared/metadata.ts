import type { Json, JsonObject } from '#ui/json/nodes.ts';

/** The server takes the empty text for a wish to drop the entry, and keeps entries that aren't sent. */
const DROPPED = '';

/** What is sent to bring the stored entries to the wanted ones: changed and new ones, and the removed ones' names. */
export function metadataBody(before: JsonObject, after: JsonObject): JsonObject {
  const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
  const changed = Object.entries(after).filter(([key, value]) => !same(before[key], value));
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return {
    ...Object.fromEntries(changed),
    ...Object.fromEntries(removed.map((key) => [key, DROPPED])),
  };
}

/** Names of entries that the server would drop although they are wanted. */
export const emptyEntries = (metadata: JsonObject): string[] =>
  Object.entries(metadata).flatMap(([key, value]) => (value === DROPPED ? [key] : []));
