import type { Page } from '@playwright/test';
import { intercept } from './intercept.ts';
import type { HeldCall } from './intercept.ts';
import type { Api } from './test.ts';

export interface ApiJob {
  id: string;
  type: string;
  status: string;
  created_by: string | null;
  context: Record<string, unknown> | null;
  dry_run: boolean;
  result: Record<string, unknown> | null;
  pre_processed_at: string | null;
  processing_at: string | null;
  confirmed_at: string | null;
  completed_at: string | null;
  canceled_at: string | null;
  failed_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** Exists only in the browser. */
export function madeUpJob(id: string, changes: Partial<ApiJob> = {}): ApiJob {
  const now = new Date().toISOString();
  return {
    id,
    type: 'product-export',
    status: 'created',
    created_by: null,
    context: {},
    dry_run: false,
    result: null,
    pre_processed_at: null,
    processing_at: null,
    confirmed_at: null,
    completed_at: null,
    canceled_at: null,
    failed_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...changes,
  };
}

export const completedJob = (id: string, changes: Partial<ApiJob> = {}): ApiJob =>
  madeUpJob(id, { status: 'completed', completed_at: new Date().toISOString(), ...changes });

export interface JobList {
  jobs: ApiJob[];
  /** The list fails to load. */
  broken: boolean;
  /** URLs of all list requests. */
  looks: URL[];
}

/** Mocks the job list. */
export async function withJobs(page: Page, jobs: ApiJob[] = []): Promise<JobList> {
  const list: JobList = { jobs, broken: false, looks: [] };
  await intercept(page, '**/admin/batch-jobs?*', async (route: HeldCall) => {
    list.looks.push(new URL(route.request().url()));
    await (list.broken
      ? route.fulfill({ status: 500, json: { message: 'An unknown error occurred.' } })
      : route.fulfill({
          json: { batch_jobs: list.jobs, count: list.jobs.length, offset: 0, limit: 100 },
        }));
  });
  return list;
}

const COLUMNS = [
  'Product Id',
  'Product Handle',
  'Product Title',
  'Product Subtitle',
  'Product Description',
  'Product Status',
  'Product Thumbnail',
  'Product Weight',
  'Product Length',
  'Product Width',
  'Product Height',
  'Product HS Code',
  'Product Origin Country',
  'Product MID Code',
  'Product Material',
  'Product Collection Title',
  'Product Collection Handle',
  'Product Type',
  'Product Tags',
  'Product Discountable',
  'Product External Id',
  'Variant Id',
  'Variant Title',
  'Variant SKU',
  'Variant Barcode',
  'Variant Inventory Quantity',
  'Variant Allow Backorder',
  'Variant Manage Inventory',
  'Variant Weight',
  'Variant Length',
  'Variant Width',
  'Variant Height',
  'Variant HS Code',
  'Variant Origin Country',
  'Variant MID Code',
  'Variant Material',
  'Price EUR',
  'Option 1 Name',
  'Option 1 Value',
];

/** CSV with one product. */
export function productFile(title: string, handle: string): string {
  const values: Record<string, string> = {
    'Product Handle': handle,
    'Product Title': title,
    'Product Status': 'draft',
    'Product Discountable': 'true',
    'Variant Title': 'One size',
    'Variant Inventory Quantity': '3',
    'Variant Allow Backorder': 'false',
    'Variant Manage Inventory': 'true',
    'Price EUR': '1000',
    'Option 1 Name': 'Size',
    'Option 1 Value': 'One size',
  };
  return `${COLUMNS.join(';')}\n${COLUMNS.map((column) => values[column] ?? '').join(';')}\n`;
}

/** Uploads a file as the page's user and starts an import that awaits confirmation. */
export async function startImport(
  page: Page,
  api: Api,
  name: string,
  text: string,
): Promise<ApiJob> {
  const answer = await page.request.post('/admin/uploads', {
    multipart: { files: { name, mimeType: 'text/csv', buffer: Buffer.from(text) } },
  });
  const { uploads } = (await answer.json()) as { uploads: { key: string }[] };
  const { batch_job: job } = await api.post<{ batch_job: ApiJob }>('/admin/batch-jobs', {
    type: 'product-import',
    context: { fileKey: uploads[0]?.key },
    dry_run: true,
  });
  return job;
}
