import type { AreaParts } from '#app/area/area.ts';

export const reports: AreaParts = {
  screens: [
    {
      path: 'reports',
      namespaces: ['reports', 'figures'],
      page: async () => (await import('./ReportListPage.tsx')).ReportListPage,
    },
    {
      path: 'reports/:id',
      namespaces: ['reports', 'figures'],
      page: async () => (await import('./ReportPage.tsx')).ReportPage,
    },
    {
      path: 'reports/:id/orders',
      namespaces: ['reports', 'figures', 'statuses'],
      page: async () => (await import('./ReportOrdersPage.tsx')).ReportOrdersPage,
    },
  ],
};
