import { eachOperation, type Document } from './document.ts';

/** The source text of `generated/paths/effects.ts`. */
export function effectsSource(documents: { admin: Document; store: Document }): string {
  return `/**
 * Generated from x-invalidates in openapi/, do not edit.
 *
 * What a write makes stale, by operation (the first part of its mutation key), as beginnings of
 * query keys. Keys of infinite queries have 'infinite' in front: compare with isAffected.
 */

export type QueryKeyPrefix = readonly string[];

/** True if a query with this key shows records of the prefix. */
export function isAffected(queryKey: readonly unknown[], prefix: QueryKeyPrefix): boolean {
  const start = queryKey[0] === 'infinite' ? 1 : 0;
  return prefix.every((part, index) => queryKey[start + index] === part);
}
${table('admin', documents.admin)}${table('store', documents.store)}`;
}

function table(api: 'admin' | 'store', document: Document): string {
  const lines = eachOperation(document)
    .filter(({ method }) => method !== 'get')
    .map(({ operation }) => {
      const tags = operation['x-invalidates'] ?? [];
      const keys = tags.map((tag) => `['${api}', '${tag}']`);
      return { id: operation.operationId, keys };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return `
export const ${api}Effects: Readonly<Record<string, readonly QueryKeyPrefix[]>> = {
${lines.map(({ id, keys }) => `  ${id}: [${keys.join(', ')}],`).join('\n')}
};
`;
}
