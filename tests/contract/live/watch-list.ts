/** Reads a write may affect: every list, and the records a flow touched last, by ids in requests and answers. */
import type { Contract, LiveOperation } from './operations.ts';

export interface Watch {
  readonly operation: LiveOperation;
  /** With the query. */
  readonly target: string;
}

interface WatchList {
  learn(...values: unknown[]): void;
  learnPath(path: string): void;
  watches(api: 'admin' | 'store'): Watch[];
}

/** Id prefix by preceding path segment. */
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

/** Store paths whose parameter is a cart id despite its name. */
const byCart = new Set([
  '/store/orders/cart/{cartId}',
  '/store/swaps/{cartId}',
  '/store/shipping-options/{cartId}',
]);

/** Changes without writes, as the server sends mail. */
const unsteady = new Set(['listNotifications']);

/** In arbitrary order by default. */
const unordered = new Set(['listVariants', 'listProductVariants']);

export const id = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g;

export function createWatchList(contract: Contract): WatchList {
  const latest = new Map<string, string>();
  /** Read paths with codes instead of ids. */
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

/** undefined when an id isn't known. */
function fill(template: string, latest: ReadonlyMap<string, string>): string | undefined {
  const parts = template.split('/');
  const filled = parts.map((part, at) => {
    if (!part.startsWith('{')) return part;
    const kind = byCart.has(template) ? 'cart' : (kinds[parts[at - 1] ?? ''] ?? '');
    return latest.get(kind);
  });
  return filled.includes(undefined) ? undefined : filled.join('/');
}
