/** Writes what the storefront client knows about each call besides its types. */
import { eachOperation } from './contract/document.ts';
import type { Document } from './contract/document.ts';

/**
 * The source text of `generated/paths/store-operations.ts`: for each call its name, and whether it
 * may be sent again after an unknown outcome.
 */
export function storeOperationsSource(document: Document): string {
  const lines = eachOperation(document).map(({ method, path, operation }) => {
    const repeat = method === 'post' ? (operation['x-repeat'] ?? 'never') : 'safe';
    return `  '${method.toUpperCase()} ${path}': ['${operation.operationId}', '${repeat}'],`;
  });
  return `/** Generated from operationId and x-repeat in openapi/, do not edit. */
export const storeOperations: Readonly<
  Record<string, readonly [operation: string, repeat: 'safe' | 'keyed' | 'never']>
> = {
${lines.join('\n')}
};
`;
}
