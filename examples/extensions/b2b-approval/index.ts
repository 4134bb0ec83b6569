import { IconUserCheck } from '@tabler/icons-react';
import { defineExtension, paths } from '#extension';
import { WAITING, WAITING_QUERY, reasonAgainst } from './approval.ts';

export default defineExtension({
  name: 'b2b-approval',
  actions: [
    {
      on: 'order',
      label: 'approve',
      icon: IconUserCheck,
      reason: reasonAgainst,
      open: () => import('./ApproveDialog.tsx'),
    },
  ],
  bulkActions: [
    {
      on: 'orders',
      label: 'approveMany',
      icon: IconUserCheck,
      open: () => import('./ApproveOrdersDialog.tsx'),
    },
  ],
  filters: [
    {
      on: 'orders',
      id: 'approval',
      label: 'approval',
      options: [{ value: 'waiting', label: 'waiting', params: WAITING }],
    },
  ],
  views: [{ on: 'orders', id: 'waiting', label: 'toApprove', query: WAITING_QUERY }],
  commands: [
    {
      label: 'ordersToApprove',
      icon: IconUserCheck,
      keywords: 'words',
      run: ({ open }) => open(paths.orders(WAITING_QUERY)),
    },
  ],
});
