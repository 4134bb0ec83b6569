import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#client/index.ts';

const ORDER = /^\/admin\/orders\/([^/]+)/;

const written = new Set<string>();

export function noteWrittenOrder({ method, path }: Pick<Call, 'method' | 'path'>): void {
  const [, id] = ORDER.exec(path) ?? [];
  if (method !== 'GET' && id !== undefined) written.add(decodeURIComponent(id));
}

/** Ids of orders that this tab has changed since the last time, or is still changing */
export function takeWrittenOrders(queryClient: QueryClient): string[] {
  const ids = [...written];
  if (queryClient.isMutating() === 0) written.clear();
  return ids;
}
