import { eachOperation } from './contract/document.ts';
import type { Document } from './contract/document.ts';

/** Each call's operation id, and whether (and with new entries of which lists) it may be retried. */
export function storeOperationsSource(document: Document): string {
  const lines = eachOperation(document).map(({ method, path, operation }) => {
    const repeat = method === 'post' ? (operation['x-repeat'] ?? 'never') : 'safe';
    const makesNew = operation['x-repeat-unless-new'];
    const facts = [operation.operationId, repeat].map((fact) => `'${fact}'`);
    if (makesNew) facts.push(`[${makesNew.map((name) => `'${name}'`).join(', ')}]`);
    return `  '${method.toUpperCase()} ${path}': [${facts.join(', ')}],`;
  });
  return `/** Generated from operationId, x-repeat and x-repeat-unless-new in openapi/, do not edit. */
export const storeOperations: Readonly<
  Record<
    string,
    readonly [operation: string, repeat: 'safe' | 'keyed' | 'never', makesNew?: readonly string[]]
  >
> = {
${lines.join('\n')}
};
`;
}
