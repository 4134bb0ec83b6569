import { IconUsersPlus } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-customer-group',
      label: 'new.customerGroup',
      icon: IconUsersPlus,
      to: paths.newCustomerGroup(),
    },
  ],
  records: {
    key: ['admin', 'customer-groups'],
    load: async () => (await import('./palette.ts')).findCustomerGroups,
  },
};
