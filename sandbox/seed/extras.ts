import { type Api, type Upload, inParallel } from './api.ts';
import type { Catalogue } from './products.ts';
import type { Setup } from './setup.ts';

export async function addExtras(api: Api, setup: Setup, catalogue: Catalogue): Promise<void> {
  await addTaxRates(api, setup, catalogue);
  await addKeys(api, setup);
  await addColleagues(api);
  await reserveByHand(api, setup);
}

async function addTaxRates(api: Api, setup: Setup, catalogue: Catalogue): Promise<void> {
  const typeOf = (type: string): string[] => {
    const id = catalogue.products.find(({ plan }) => plan.type === type)?.type_id;
    return id === null || id === undefined ? [] : [id];
  };
  const { eurozone, uk, us, japan } = setup.regions;
  const rates = [
    {
      region_id: eurozone.id,
      code: 'EU-FOOD',
      name: 'Food',
      rate: 9,
      product_types: typeOf('Provisions'),
    },
    {
      region_id: eurozone.id,
      code: 'EU-BOOK',
      name: 'Books',
      rate: 9,
      product_types: typeOf('Book'),
    },
    {
      region_id: uk.id,
      code: 'UK-ZERO',
      name: 'Books and food',
      rate: 0,
      product_types: [...typeOf('Book'), ...typeOf('Provisions')],
    },
    {
      region_id: us.id,
      code: 'US-SHIP',
      name: 'Delivery',
      rate: 0,
      shipping_options: [us.shipping.standard, us.shipping.express],
    },
    {
      region_id: japan.id,
      code: 'JP-FOOD',
      name: 'Reduced rate',
      rate: 8,
      product_types: typeOf('Provisions'),
    },
  ];
  await inParallel(rates, (rate) => api.post('/admin/tax-rates', rate));
}

async function addKeys(api: Api, setup: Setup): Promise<void> {
  const create = async (title: string, channels: readonly string[]): Promise<string> => {
    const answer = await api.post<{ publishable_api_key: { id: string } }>(
      '/admin/publishable-api-keys',
      { title },
    );
    const { id } = answer.publishable_api_key;
    await api.post(`/admin/publishable-api-keys/${id}/sales-channels/batch`, {
      sales_channel_ids: channels.map((channel) => ({ id: channel })),
    });
    return id;
  };
  await create('Shop window', [setup.channels.shop]);
  await create('Marketplace bridge', [setup.channels.marketplace, setup.channels.shop]);
  const old = await create('Old phone app', [setup.channels.shop]);
  await api.post(`/admin/publishable-api-keys/${old}/revoke`);
}

async function addColleagues(api: Api): Promise<void> {
  const colleagues = [
    ['ines.duarte', 'Inês', 'Duarte', 'member'],
    ['tomasz.zielinski', 'Tomasz', 'Zieliński', 'member'],
    ['aoife.brennan', 'Aoife', 'Brennan', 'developer'],
    ['kenji.mori', '健二', '森', 'admin'],
  ] as const;
  await inParallel(colleagues, ([mail, first, last, role]) =>
    api.post('/admin/users', {
      email: `${mail}@quartermaster.test`,
      first_name: first,
      last_name: last,
      role,
      password: 'quartermaster',
    }),
  );
  for (const [mail, role] of [
    ['new.mate', 'member'],
    ['late.lubber', 'developer'],
  ] as const) {
    await api.post('/admin/invites', { user: `${mail}@quartermaster.test`, role });
  }
}

/** Reservations without an order. */
async function reserveByHand(api: Api, setup: Setup): Promise<void> {
  const { inventory_items: items } = await api.get<{ inventory_items: { id: string }[] }>(
    '/admin/inventory-items?limit=3&q=TT-120',
  );
  await inParallel(items.slice(0, 2), ({ id }, at) =>
    api.post('/admin/reservations', {
      inventory_item_id: id,
      location_id: setup.locations.rotterdam,
      quantity: at + 1,
      description: at === 0 ? 'Window display' : 'Kept for the harbour festival',
    }),
  );
}

export async function writeNotes(api: Api): Promise<void> {
  const { orders } = await api.get<{ orders: { id: string }[] }>(
    '/admin/orders?limit=60&fields=id,display_id&expand=region&order=display_id',
  );
  const notes: [at: number, text: string][] = [
    [12, 'Called: the larger size fits, please send it with the exchange.'],
    [15, 'Asked for the parcel to be left with the harbour master.'],
    [27, 'Maker is out of stock until spring; offered a refund, accepted.'],
    [31, 'Return label sent by e-mail.'],
    [40, 'Wait for the second delivery before packing.'],
    [40, 'Delivery came in, ready to pack.'],
    [52, 'Wants engraving: “Fair winds, Papa”. Ask for the font.'],
  ];
  for (const [at, value] of notes) {
    await api.post('/admin/notes', {
      resource_id: orders[at]?.id,
      resource_type: 'order',
      value,
    });
  }
}

/** Runs batch jobs of each kind and outcome to the end. */
export async function runJobs(api: Api, upload: Upload): Promise<void> {
  const start = async (type: string, context: object, dryRun = false): Promise<string> => {
    const answer = await api.post<{ batch_job: { id: string } }>('/admin/batch-jobs', {
      type,
      context,
      dry_run: dryRun,
    });
    return answer.batch_job.id;
  };
  const [bad = ''] = await upload([
    { name: 'spring-list.csv', type: 'text/csv', body: 'Product;Price\nHarbour rope;12\n' },
  ]);
  const jobs = [
    await start('product-export', {}),
    await start('order-export', {}),
    await start('product-import', { fileKey: bad.slice(bad.lastIndexOf('/') + 1) }),
  ];
  const cancelled = await start('product-export', {}, true);
  const deadline = Date.now() + 30_000;
  const isOver = async (id: string): Promise<boolean> => {
    const { batch_job: job } = await api.get<{ batch_job: { status: string } }>(
      `/admin/batch-jobs/${id}`,
    );
    return ['completed', 'failed', 'canceled', 'pre_processed'].includes(job.status);
  };
  for (const id of [...jobs, cancelled]) {
    while (!(await isOver(id)) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  await api.post(`/admin/batch-jobs/${cancelled}/cancel`);
}
