import * as admin from '../../../../generated/admin/index.ts';
import { first, unique, until } from '../support.ts';
import { placeOrder } from '../world.ts';
import type { World } from '../world.ts';

export async function filesFlow(world: World): Promise<void> {
  const { uploads } = await admin.createUpload({ files: textFile('knots.txt', 'reef, bowline') });
  await admin.deleteUpload({ file_key: first(uploads).key });
  const { uploads: hidden } = await admin.createProtectedUpload({
    files: textFile('crew.txt', 'Ada, Bo'),
  });
  await admin.createDownloadUrl({ file_key: first(hidden).key });
  // Sequential: a job's writes must not overlap other calls.
  await exportOrder(world);
  await importUnwanted(world);
  await importProducts(world);
  await admin.listBatchJobs({ limit: 100, type: ['product-import'] });
  await admin.listBatchJobs({
    created_at: { gte: new Date(Date.now() - 86_400_000).toISOString() },
  });
}

function textFile(name: string, text: string): File {
  return new File([text], name, { type: name.endsWith('.csv') ? 'text/csv' : 'text/plain' });
}

async function importProducts(world: World): Promise<void> {
  const job = await begin(world);
  await until(
    () => admin.getBatchJob(job),
    ({ batch_job: found }) => found.status === 'pre_processed',
  );
  await admin.confirmBatchJob(job);
  await until(
    () => admin.getBatchJob(job),
    ({ batch_job: found }) => found.status === 'completed' || found.status === 'failed',
  );
}

async function importUnwanted(world: World): Promise<void> {
  const job = await begin(world);
  await until(
    () => admin.getBatchJob(job),
    ({ batch_job: found }) => found.status === 'pre_processed',
  );
  await admin.cancelBatchJob(job);
}

/** In the columns of the server's own template. */
async function begin(world: World): Promise<string> {
  const handle = unique('anchor');
  const row: Record<string, string> = {
    'Product Handle': handle,
    'Product Title': 'Anchor',
    'Product Status': 'draft',
    'Product Discountable': 'true',
    'Product Profile Name': '',
    'Product Profile Type': '',
    'Variant Title': 'Small',
    'Variant SKU': unique('SKU'),
    'Variant Inventory Quantity': '3',
    'Variant Allow Backorder': 'false',
    'Variant Manage Inventory': 'true',
    'Price EUR': '1200',
    'Option 1 Name': 'Size',
    'Option 1 Value': 'Small',
    'Sales Channel 1 Id': world.channelId,
  };
  const csv = `${Object.keys(row).join(';')}\n${Object.values(row).join(';')}\n`;
  const { uploads } = await admin.createProtectedUpload({ files: textFile(`${handle}.csv`, csv) });
  const { batch_job: job } = await admin.createBatchJob({
    type: 'product-import',
    dry_run: true,
    context: { fileKey: first(uploads).key },
  });
  return job.id;
}

/** Only one: other tests fill the store with orders beside this. */
async function exportOrder(world: World): Promise<void> {
  const { id } = await placeOrder(world);
  const { batch_job: job } = await admin.createBatchJob({
    type: 'order-export',
    context: { filterable_fields: { id: [id] } },
  });
  await until(
    () => admin.getBatchJob(job.id),
    ({ batch_job: found }) => found.status === 'completed' || found.status === 'failed',
  );
}
