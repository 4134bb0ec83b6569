import { eachOperation } from './contract/document.ts';
import type { Document } from './contract/document.ts';

/** Each call's operation id, and whether it may be retried after an unknown outcome. */
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
