/**
 * The reads whose answers a write may change: every list, and every record that a flow has touched
 * last, found by the ids in its requests and answers.
 */
import type { Contract, LiveOperation } from './operations.ts';

/** A read with everything filled in. */
export interface Watch {
  readonly operation: LiveOperation;
  /** With the query. */
  readonly target: string;
}

export interface WatchList {
  /** Remembers ids and read paths. */
  learn(...values: unknown[]): void;
  learnPath(path: string): void;
  watches(api: 'admin' | 'store'): Watch[];
}

/** The beginning of an id tells the kind; here by the path segment before it. */
const kinds: Readonly<Record<string, string>> = {
  'batch-jobs': 'batch',
  carts: 'cart',
  collections: 'pcol',
  conditions: 'discon',
  'customer-groups': 'cgrp',
  customers: 'cus',
  discounts: 'disc',
  'draft-orders': 'dorder',
  'gift-cards': 'gift',
  'inventory-items': 'iitem',
  notes: 'note',
  'order-edits': 'oe',
  orders: 'order',
  'payment-collections': 'paycol',
  payments: 'pay',
  'price-lists': 'pl',
  'product-categories': 'pcat',
  products: 'prod',
  'publishable-api-keys': 'pubkey',
  regions: 'reg',
  reservations: 'resitem',
  'return-reasons': 'rr',
  'sales-channels': 'sc',
  'shipping-options': 'so',
  'shipping-profiles': 'sp',
  'stock-locations': 'sloc',
  swaps: 'swap',
  'tax-rates': 'txr',
  users: 'usr',
  variants: 'variant',
};

/** Store paths that take the id of a cart where their name says something else. */
const byCart = new Set([
  '/store/orders/cart/{cartId}',
  '/store/swaps/{cartId}',
  '/store/shipping-options/{cartId}',
]);

/** What comes and goes without a write: mail is sent and jobs are worked off by the server itself. */
const unsteady = new Set(['listNotifications']);

/** Lists that come in any order unless asked. */
const unordered = new Set(['listVariants', 'listProductVariants']);

/** The server's ids. */
export const id = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g;

export function createWatchList(contract: Contract): WatchList {
  const latest = new Map<string, string>();
  /** Paths with codes instead of ids, as the flows have read them. */
  const paths = new Map<LiveOperation, string>();
  const reads = contract.operations.filter(
    (one) => one.method === 'GET' && one.served && !unsteady.has(one.id),
  );

  const targetOf = (operation: LiveOperation): string | undefined => {
    const filled = fill(operation.path, latest) ?? paths.get(operation);
    if (filled === undefined) return undefined;
    const names = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
    if (!names.includes('limit')) return filled;
    return `${filled}?limit=1${unordered.has(operation.id) ? '&order=-created_at' : ''}`;
  };

  return {
    learn: (...values) => {
      for (const value of values) {
        for (const [text, kind = ''] of JSON.stringify(value ?? null).matchAll(id))
          latest.set(kind, text);
      }
    },
    learnPath: (path) => {
      const operation = contract.find('GET', path);
      if (operation && fill(operation.path, latest) === undefined) paths.set(operation, path);
    },
    watches: (api) =>
      reads.flatMap((operation) => {
        const target = operation.api === api ? targetOf(operation) : undefined;
        return target === undefined ? [] : [{ operation, target }];
      }),
  };
}

/** The path with ids in it, or undefined when one isn't known. */
function fill(template: string, latest: ReadonlyMap<string, string>): string | undefined {
  const parts = template.split('/');
  const filled = parts.map((part, at) => {
    if (!part.startsWith('{')) return part;
    const kind = byCart.has(template) ? 'cart' : (kinds[parts[at - 1] ?? ''] ?? '');
    return latest.get(kind);
  });
  return filled.includes(undefined) ? undefined : filled.join('/');
}
