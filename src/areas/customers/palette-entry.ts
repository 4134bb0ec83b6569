import { IconUserPlus } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    { id: 'new-customer', label: 'new.customer', icon: IconUserPlus, to: paths.newCustomer() },
  ],
  records: {
    key: ['admin', 'customers'],
    load: async () => (await import('./palette.ts')).findCustomers,
  },
};
