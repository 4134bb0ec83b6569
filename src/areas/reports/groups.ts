/** In the order of the list */
export const REPORT_GROUPS = {
  sales: [
    'sales',
    'products',
    'variants',
    'collections',
    'categories',
    'channels',
    'regions',
    'countries',
    'discounts',
  ],
  customers: ['customers'],
  finance: ['payments', 'taxes', 'shipping', 'refunds', 'returns'],
  inventory: ['stock'],
} as const;

export type ReportGroup = keyof typeof REPORT_GROUPS;
export type ReportId = (typeof REPORT_GROUPS)[ReportGroup][number];

/** Made from orders */
export type FiguresReportId = Exclude<ReportId, 'stock'>;

export const GROUP_NAMES = Object.keys(REPORT_GROUPS) as ReportGroup[];
export const REPORT_IDS: readonly ReportId[] = Object.values(REPORT_GROUPS).flat();

export const reportId = (text: string | undefined): ReportId | undefined =>
  REPORT_IDS.find((id) => id === text);
