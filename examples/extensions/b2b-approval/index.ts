import { IconUserCheck } from '@tabler/icons-react';
import { defineExtension } from '#extension';

export default defineExtension({
  name: 'b2b-approval',
  actions: [
    {
      on: 'order',
      label: 'approve',
      icon: IconUserCheck,
      open: () => import('./ApproveDialog.tsx'),
    },
  ],
});
