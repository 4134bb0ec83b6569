import { IconShieldCheck } from '@tabler/icons-react';
import { defineExtension } from '#extension';
import { MONTHS } from './months.ts';

export default defineExtension({
  name: 'warranties',
  title: 'warranty',
  pages: [
    {
      path: '/',
      title: 'title',
      icon: IconShieldCheck,
      load: () => import('./WarrantiesPage.tsx'),
    },
  ],
  navigation: [{ to: '/', label: 'title', icon: IconShieldCheck }],
  fields: [{ on: 'product', name: MONTHS, label: 'length', hint: 'lengthHint', kind: 'number' }],
  sections: [{ on: 'product', title: 'coverage', load: () => import('./WarrantySection.tsx') }],
  columns: [
    {
      on: 'products',
      id: 'warranty',
      header: 'warranty',
      load: () => import('./WarrantyCell.tsx'),
    },
  ],
});
