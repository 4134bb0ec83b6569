import type { Feature } from '#app/flags/flags.ts';

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

interface ListedReport {
  id: ReportId;
  group: ReportGroup;
  feature?: Feature;
}

export const GROUP_NAMES = Object.keys(REPORT_GROUPS) as ReportGroup[];
export const REPORT_IDS: readonly ReportId[] = Object.values(REPORT_GROUPS).flat();

const FEATURES: Partial<Record<ReportId, Feature>> = {
  categories: 'product_categories',
  channels: 'sales_channels',
};

export const LISTED_REPORTS: readonly ListedReport[] = GROUP_NAMES.flatMap((group) =>
  REPORT_GROUPS[group].map((id) => {
    const feature = FEATURES[id];
    return { id, group, ...(feature === undefined ? {} : { feature }) };
  }),
);

export const reportId = (text: string | undefined): ReportId | undefined =>
  REPORT_IDS.find((id) => id === text);
