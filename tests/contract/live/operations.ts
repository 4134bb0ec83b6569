import { type Api, apis, bundleCore } from '../../../scripts/contract/bundle.ts';
import {
  type Document,
  eachOperation,
  type Operation,
  type Parameter,
  resolve,
} from '../../../scripts/contract/document.ts';

export interface LiveOperation {
  readonly api: Api;
  readonly id: string;
  readonly tag: string;
  /** Uppercase. */
  readonly method: string;
  /** Template: `/admin/orders/{id}`. */
  readonly path: string;
  readonly served: boolean;
  readonly repeat: 'safe' | 'keyed' | 'never';
  readonly parameters: readonly Parameter[];
  readonly operation: Operation;
}

export interface Contract {
  readonly documents: Readonly<Record<Api, Document>>;
  readonly operations: readonly LiveOperation[];
  find(method: string, path: string): LiveOperation | undefined;
}

/** Without the owner's overlay: the sandbox has nothing of it. */
export async function readContract(): Promise<Contract> {
  const documents = { admin: await bundleCore('admin'), store: await bundleCore('store') };
  const operations = apis.flatMap((api) => operationsOf(api, documents[api]));
  const patterns = operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    // Fixed segments win over parameters: /orders/cart/x is not /orders/{id}/….
    .sort((one, other) => parameterCount(one.operation) - parameterCount(other.operation));
  return {
    documents,
    operations,
    find: (method, path) =>
      patterns.find((one) => one.operation.method === method && one.pattern.test(path))?.operation,
  };
}

function operationsOf(api: Api, document: Document): LiveOperation[] {
  return eachOperation(document).map(({ path, method, item, operation }) => ({
    api,
    id: operation.operationId,
    tag: operation.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    served: operation['x-served'] !== false,
    repeat: operation['x-repeat'] ?? (method === 'post' ? 'never' : 'safe'),
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
      resolve(document, one),
    ),
    operation,
  }));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

function parameterCount({ path }: LiveOperation): number {
  return path.split('{').length;
}
