import type { AreaParts } from '#app/area/area.ts';

export const reports: AreaParts = {
  screens: [
    {
      path: 'reports',
      namespaces: ['reports'],
      page: async () => (await import('./ReportListPage.tsx')).ReportListPage,
    },
    {
      path: 'reports/:id',
      namespaces: ['reports'],
      page: async () => (await import('./ReportPage.tsx')).ReportPage,
    },
    {
      path: 'reports/:id/orders',
      namespaces: ['reports', 'statuses'],
      page: async () => (await import('./ReportOrdersPage.tsx')).ReportOrdersPage,
    },
  ],
};
