import type { QueryClient } from '@tanstack/react-query';

export const rowKey = (id: string): readonly [string, string] => ['row', id];

/** Keeps what a list knows of a record for the moment in which its page opens. */
export function keepRow(queryClient: QueryClient, row: { id: string }): void {
  queryClient.setQueryData(rowKey(row.id), row);
}

export const isRowKept = (queryClient: QueryClient, id: string): boolean =>
  queryClient.getQueryData(rowKey(id)) !== undefined;
