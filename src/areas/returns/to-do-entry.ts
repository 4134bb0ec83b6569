import { IconReceiptRefund, IconTruckReturn } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';

const returns = {
  to: paths.returns,
  key: ['admin', 'returns'],
  read: async (query, reading) => (await import('./to-do.ts')).findReturns(query, reading),
} satisfies Partial<ToDo>;

export const toDos: readonly ToDo[] = [
  { ...returns, id: 'returns', icon: IconTruckReturn, query: () => 'status=requested' },
  // Worth more than could be refunded when they arrived.
  { ...returns, id: 'refunds', icon: IconReceiptRefund, query: () => 'status=requires_action' },
];
