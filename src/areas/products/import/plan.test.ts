import { expect, test } from 'vitest';
import { checkSheet } from './check.ts';
import { indexOf } from './match.ts';
import type { Known } from './match.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { readSheet } from './read.ts';
import { targetOf } from './run-stock.ts';
import type { StoreFacts } from './sheet.ts';
import type { StoredProduct, StoredVariant } from './store.ts';
import { writeForServer } from './write.ts';

const store: StoreFacts = {
  currencies: ['EUR'],
  regions: [],
  channels: [{ id: 'sc_1', name: 'Online shop' }],
  collections: [],
  categories: ['lamps'],
  locations: [
    { id: 'l1', name: 'Rotterdam' },
    { id: 'l2', name: 'Bristol' },
  ],
  defaultLocation: 'l1',
  hasInventory: true,
  hasCategories: true,
};

const variant = (id: string, size: string, fields: Partial<StoredVariant> = {}): StoredVariant => ({
  id,
  cells: {
    'Variant Title': size,
    'Variant SKU': `LAMP-${size}`,
    'Variant Barcode': '',
    'Price EUR': '12.5',
    'Variant Manage Inventory': 'true',
  },
  options: { Size: size },
  isCounted: true,
  itemId: `item-${id}`,
  stock: { l1: 1500 },
  units: 7,
  ...fields,
});
const lamp: StoredProduct = {
  id: 'p1',
  cells: {
    'Product Handle': 'lamp',
    'Product Title': 'Lamp',
    'Product Status': 'draft',
    'Product Tags': 'a,b',
    'Product Subtitle': 'Bright',
  },
  images: ['https://a/1.png', 'https://a/2.png'],
  channels: ['Online shop'],
  categories: ['lamps'],
  options: ['Size'],
  variants: [variant('v1', 'S'), variant('v2', 'L')],
};
const known: Known = {
  index: indexOf([
    {
      id: 'p1',
      handle: 'lamp',
      title: 'Lamp',
      variants: [
        { id: 'v1', sku: 'LAMP-S', barcode: null },
        { id: 'v2', sku: 'LAMP-L', barcode: null },
      ],
    },
    {
      id: 'p2',
      handle: 'Old/Handle',
      title: 'Rope',
      variants: [{ id: 'v9', sku: 'ROPE', barcode: '123' }],
    },
  ]),
  stored: new Map([['p1', lamp]]),
};

const read = (...lines: string[]) => {
  const sheet = readSheet(lines.join('\n'));
  const { problems, matches = [] } = checkSheet(sheet, store, known);
  return {
    sheet,
    matches,
    problems: problems.map(({ row, code, value = '' }) => `${row} ${code} ${value}`),
    plan: planOf(sheet, store, known, matches, 'l1'),
  };
};
const changes = (plan: Plan | undefined): string[] =>
  plan?.rows.flatMap(({ row, kind, changes: all }) => [
    `${row} ${kind}`,
    ...all.map(({ column, from, to }) => `${column}: ${from} > ${to}`),
  ]) ?? [];

const HEAD =
  'Product Handle;Product Title;Product Tags;Variant Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR;Variant Inventory Quantity';

test('what the store has already changes nothing and is not sent', () => {
  const { plan, problems } = read(
    `${HEAD};Image 1 Url;Image 2 Url;Sales Channel 1 Id;Sales Channel 1 Name;Product Category 1 Handle`,
    'lamp;Lamp;b,a;S;LAMP-S;Size;S;12.50;1500;https://a/2.png;https://a/1.png;sc_1;Online shop;lamps',
    'lamp;Lamp;b,a;L;LAMP-L;Size;L;12.5;;https://a/2.png;https://a/1.png;sc_1;Online shop;lamps',
  );
  expect(problems).toEqual([]);
  expect(plan).toMatchObject({ created: 0, changed: 0, same: 1, stock: 0, sent: [], orders: [] });
});

test('what changes is named from and to, and found again by its ids', () => {
  const { sheet, matches, plan, problems } = read(
    HEAD,
    'lamp;Lamp;;S;LAMP-S;Size;S;13;1600',
    'lamp;Lamp;;XL;LAMP-XL;Size;XL;20;3',
    'rug;Rug;;One;RUG;;;5;2',
  );
  expect(problems).toEqual([]);
  expect(changes(plan)).toEqual([
    '0 changed',
    'Price EUR: 12.5 > 13',
    'Variant Inventory Quantity: 1500 > 1600',
    '1 newVariant',
    '2 newProduct',
  ]);
  expect(plan).toMatchObject({ created: 1, changed: 1, same: 0, newVariants: 1, stock: 3 });
  expect(plan?.orders[0]).toMatchObject({ variantId: 'v1', productId: 'p1', units: { l1: 1600 } });
  const written = writeForServer(sheet, store, { known, matches, sent: plan?.sent ?? [] });
  const [header, ...rows] = written.split('\r\n');
  expect(header?.startsWith('Product Id;Variant Id;Product Handle')).toBe(true);
  expect(rows.map((row) => row.split(';').slice(0, 3).join())).toEqual([
    'p1,v1,lamp',
    'p1,,lamp',
    ',,rug',
  ]);
});

test('an option named like a member of every object is one that the store doesn’t have', () => {
  const { plan } = read(HEAD, 'lamp;Lamp;b,a;S;LAMP-S;constructor;S;12.5;1500');
  expect(changes(plan)).toEqual(['0 changed', 'constructor:  > S']);
  expect(structuredClone(plan)).toEqual(plan);
});

test('an empty cell empties, except where the server leaves what it has', () => {
  const { plan, problems } = read(
    'Product Handle;Product Subtitle;Product Tags;Product Status;Variant SKU;Variant Title',
    'lamp;;;;LAMP-S;',
  );
  expect(changes(plan)).toContain('Product Subtitle: Bright > ');
  expect(changes(plan).join()).not.toContain('Tags');
  expect(problems).toEqual(['0 keep Product Status', '0 keep Variant Title']);
});

test('stock goes to the location that its column names; a missing inventory item is made', () => {
  const uncounted = {
    ...known,
    stored: new Map([
      ['p1', { ...lamp, variants: [variant('v1', 'S', { itemId: undefined, stock: undefined })] }],
    ]),
  };
  const sheet = readSheet(
    'Product Handle;Variant SKU;Variant Inventory Quantity [Bristol]\nlamp;LAMP-S;4\n',
  );
  const { matches = [] } = checkSheet(sheet, store, uncounted);
  expect(planOf(sheet, store, uncounted, matches, 'l1')?.orders).toMatchObject([
    { variantId: 'v1', sku: 'LAMP-S', units: { l2: 4 } },
  ]);
  expect(writeForServer(sheet, store, { known: uncounted, matches, sent: [0] })).toContain(
    'Variant Inventory Quantity\r\n',
  );
});

test('without quantities no stock is set, although an inventory item is made', () => {
  const head = 'Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value';
  const { plan } = read(head, 'rug;Rug;One;Size;S');
  expect(plan).toMatchObject({ created: 1, stock: 0, lacksLocation: false });
  expect(plan?.orders).toMatchObject([{ handle: 'rug', units: {} }]);
});

test('quantities for a store without locations are said to have no place', () => {
  const nowhere = { ...store, locations: [] };
  const lacks = (text: string): boolean | undefined => {
    const sheet = readSheet(text);
    const { matches = [] } = checkSheet(sheet, nowhere, known);
    return planOf(sheet, nowhere, known, matches, undefined)?.lacksLocation;
  };
  const head = 'Product Handle;Product Title;Variant Title;Variant Inventory Quantity';
  expect(lacks(`${head}\nrug;Rug;One;4\n`)).toBe(true);
  expect(lacks(`${head}\nrug;Rug;One;\n`)).toBe(false);
});

test('what belongs to others is named before the upload', () => {
  const head = 'Product Id;Product Handle;Product Title;Variant Title;Variant SKU;Variant Barcode';
  expect(read(head, ';new;New;One;ROPE;123').problems).toEqual([
    '0 skuTaken Rope',
    '0 barcodeTaken Rope',
  ]);
  expect(read(head, 'p1;Old/Handle;Lamp;S;LAMP-S;').problems).toContain('0 handleTaken Rope');
  expect(read(head, 'p7;lamp;Lamp;S;;').problems).toContain('0 unknownProduct p7');
  expect(read(head, ';a;A;One;;1', ';b;B;One;;1').problems).toEqual(['1 barcodeTwice 2']);
  expect(read(`${head};Variant Id`, 'p1;lamp;Lamp;S;;;v7').problems).toContain(
    '0 unknownVariant v7',
  );
  // Existing handles may be irregular.
  expect(read('Product Handle;Product Title', 'Old/Handle;Rope').problems).toEqual([]);
});

test('new variants give a value for each option of their product', () => {
  expect(read('Product Handle;Variant Title', 'lamp;XL').problems).toEqual(['0 optionValue Size']);
  expect(
    read('Product Handle;Variant Title;Option 1 Name;Option 1 Value', 'lamp;XL;Colour;Red')
      .problems,
  ).toEqual(['0 unknownOption Colour', '0 optionValue Size']);
});

test('3,000 rows are compared in one pass over each', () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `p-${at};P;;One;SKU-${at};;;1;1`);
  expect(read(HEAD, ...lines).plan).toMatchObject({ created: 3000, stock: 3000 });
});

test('an imported variant is found by its id, its SKU, its options or its title', () => {
  const product = {
    id: 'p1',
    handle: 'lamp',
    options: [{ id: 'o1', title: 'Size' }],
    variants: [
      {
        id: 'v1',
        title: 'S',
        sku: 'A',
        options: [{ option_id: 'o1', value: 'S' }],
        inventory_items: [{ inventory_item_id: 'i1' }],
      },
      { id: 'v2', title: 'L', sku: null, options: [{ option_id: 'o1', value: 'L' }] },
    ],
  } as unknown as Parameters<typeof targetOf>[1][number];
  const order = { handle: 'lamp', sku: '', title: '', options: [], units: {} };
  const find = (fields: object) => targetOf({ ...order, ...fields }, [product]);
  expect(find({ productId: 'p1', variantId: 'v1' })).toEqual({ id: 'v1', itemId: 'i1' });
  expect(find({ sku: 'A' })).toEqual({ id: 'v1', itemId: 'i1' });
  expect(find({ options: [{ title: 'Size', value: 'L' }] })).toEqual({
    id: 'v2',
    itemId: undefined,
  });
  expect(find({ title: 'L' })?.id).toBe('v2');
  expect(find({ handle: 'rug', title: 'L' })).toBeUndefined();
});

test('new products go to the chosen channel where the file names none, and others keep theirs', () => {
  const { sheet, matches, plan } = read(
    HEAD,
    'chart;Chart;;One;CHART;Size;One;7;',
    'lamp;Lamp;a,b;S;LAMP-S;Size;S;13;',
  );
  const upload = { known, matches, sent: plan?.sent ?? [] };
  expect(upload.sent).toEqual([0, 1]);
  const written = writeForServer(sheet, store, upload, 'Wholesale').split('\r\n');
  const at = written[0]?.split(';').indexOf('Sales Channel 1 Name') ?? -1;
  expect(written.slice(1).map((row) => row.split(';')[at])).toEqual(['Wholesale', 'Online shop']);
  expect(writeForServer(sheet, store, upload)).not.toContain('Sales Channel');
  const named = read(
    `${HEAD};Sales Channel 1 Name`,
    'chart;Chart;;One;CHART;Size;One;7;;Online shop',
  );
  const own = { known, matches: named.matches, sent: named.plan?.sent ?? [] };
  expect(writeForServer(named.sheet, store, own, 'Wholesale')).not.toContain('Wholesale');
});

test('prices in other currencies and regions, which the server would delete, are repeated', () => {
  const prices = { 'Price USD': '14', 'Price Gulf [KWD]': '3.125' };
  const priced = variant('v1', 'S', { cells: { ...variant('v1', 'S').cells, ...prices } });
  const stored = new Map([['p1', { ...lamp, variants: [priced, variant('v2', 'L')] }]]);
  const written = (...lines: string[]): string[][] => {
    const { sheet, matches } = read(...lines);
    const upload = {
      known: { ...known, stored },
      matches,
      sent: lines.slice(1).map((_, row) => row),
    };
    return writeForServer(sheet, store, upload)
      .split('\r\n')
      .map((line) => line.split(';'));
  };
  const [header = [], ...rows] = written(
    'Product Handle;Product Title;Variant Title;Variant SKU;Option 1 Name;Option 1 Value;Price EUR',
    'lamp;Lamp;S;LAMP-S;Size;S;13',
    'lamp;Lamp;L;LAMP-L;Size;L;13',
  );
  const cells = (name: string): (string | undefined)[] =>
    rows.map((row) => row[header.indexOf(name)]);
  expect(cells('Price EUR')).toEqual(['13', '13']);
  expect(cells('Price USD')).toEqual(['14', '']);
  expect(cells('Price Gulf [KWD]')).toEqual(['31.25', '']);
  const [without = []] = written(
    'Product Handle;Product Title;Variant Title;Variant SKU;Option 1 Name;Option 1 Value',
    'lamp;Lamp;S;LAMP-S;Size;S',
  );
  expect(without.filter((name) => name.startsWith('Price'))).toEqual([]);
});
