import { IconShieldCheck } from '@tabler/icons-react';
import { defineExtension } from '#extension';

export default defineExtension({
  name: 'warranties',
  pages: [
    {
      path: '/',
      title: 'title',
      icon: IconShieldCheck,
      load: () => import('./WarrantiesPage.tsx'),
    },
  ],
  navigation: [{ to: '/', label: 'title', icon: IconShieldCheck }],
  sections: [{ on: 'product', title: 'warranty', load: () => import('./WarrantySection.tsx') }],
  columns: [
    {
      on: 'products',
      id: 'warranty',
      header: 'warranty',
      load: () => import('./WarrantyCell.tsx'),
    },
  ],
});
