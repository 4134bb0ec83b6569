import { type Api, type Upload, inParallel } from './api.ts';
import { CATEGORIES, COLLECTIONS, PRODUCTS, type ProductPlan } from './catalogue/index.ts';
import { pricesOf } from './money.ts';
import { drawPictures } from './pictures/index.ts';
import type { ChannelName, Setup } from './setup.ts';
import { stockVariants } from './stock.ts';

export interface Variant {
  id: string;
  sku: string;
  title: string;
}

export interface Product {
  id: string;
  title: string;
  status: string;
  collection_id: string | null;
  type_id: string | null;
  variants: Variant[];
  plan: ProductPlan;
}

export interface Catalogue {
  products: Product[];
  collections: Record<string, string>;
  categories: Record<string, string>;
  giftCard: { id: string; variants: Variant[] };
}

const SOLD_IN: readonly ChannelName[] = ['shop', 'marketplace'];

export async function stockShelves(api: Api, upload: Upload, setup: Setup): Promise<Catalogue> {
  const collections = await createCollections(api);
  const categories = await createCategories(api);
  const create = (plan: ProductPlan): Promise<Product> =>
    createProduct(api, upload, setup, plan, collections, categories);
  // Parallel creation of products with the same new tag would duplicate it.
  const known = new Set<string>();
  const pioneers = PRODUCTS.filter(({ type, tags }) => {
    const words = [`type ${type}`, ...tags];
    const isNew = words.some((word) => !known.has(word));
    for (const word of words) known.add(word);
    return isNew;
  });
  const made = new Map<ProductPlan, Product>();
  for (const plan of pioneers) made.set(plan, await create(plan));
  const others = PRODUCTS.filter((plan) => !made.has(plan));
  await inParallel(others, async (plan) => made.set(plan, await create(plan)));
  const products = PRODUCTS.flatMap((plan) => made.get(plan) ?? []);
  await stockVariants(api, setup, products);
  return { products, collections, categories, giftCard: await createGiftCard(api, upload, setup) };
}

async function createCollections(api: Api): Promise<Record<string, string>> {
  const entries = await inParallel(Object.entries(COLLECTIONS), async ([handle, title]) => {
    const answer = await api.post<{ collection: { id: string } }>('/admin/collections', {
      title,
      handle,
    });
    return [handle, answer.collection.id] as const;
  });
  return Object.fromEntries(entries);
}

async function createCategories(api: Api): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  // Sequential: each takes the next rank among its siblings.
  for (const [name, children] of Object.entries(CATEGORIES)) {
    const parent = await createCategory(api, { name, handle: handleOf(name) });
    for (const [handle, childName] of Object.entries(children)) {
      const category = { name: childName, handle, parent_category_id: parent };
      ids[handle] = await createCategory(api, category);
    }
  }
  await createCategory(api, {
    name: 'Discontinued',
    handle: 'discontinued',
    is_active: false,
    is_internal: true,
  });
  return ids;
}

async function createCategory(api: Api, category: object): Promise<string> {
  const answer = await api.post<{ product_category: { id: string } }>('/admin/product-categories', {
    is_active: true,
    is_internal: false,
    ...category,
  });
  return answer.product_category.id;
}

async function createProduct(
  api: Api,
  upload: Upload,
  setup: Setup,
  plan: ProductPlan,
  collections: Record<string, string>,
  categories: Record<string, string>,
): Promise<Product> {
  const number = 101 + PRODUCTS.indexOf(plan);
  const handle = handleOf(plan.title);
  const images = await upload(
    drawPictures(plan).map((svg, at) => ({
      name: `${handle}-${at + 1}.svg`,
      type: 'image/svg+xml',
      body: svg,
    })),
  );
  const { product } = await api.post<{ product: Omit<Product, 'plan'> }>('/admin/products', {
    title: plan.title,
    ...(plan.subtitle === undefined ? {} : { subtitle: plan.subtitle }),
    description: plan.description,
    handle,
    is_giftcard: false,
    discountable: true,
    status: plan.status ?? 'published',
    type: { value: plan.type },
    tags: plan.tags.map((value) => ({ value })),
    ...(plan.collection === undefined ? {} : { collection_id: collections[plan.collection] }),
    categories: plan.categories.map((each) => ({ id: categories[each] })),
    sales_channels: (plan.channels ?? SOLD_IN).map((each) => ({ id: setup.channels[each] })),
    ...(images[0] === undefined ? {} : { images, thumbnail: images[0] }),
    ...(plan.material === undefined ? {} : { material: plan.material }),
    ...(plan.origin === undefined ? {} : { origin_country: plan.origin.toUpperCase() }),
    ...(plan.weight === undefined ? {} : { weight: plan.weight }),
    options: Object.keys(plan.options).map((title) => ({ title })),
    variants: variantsOf(plan, number),
  });
  return { ...product, plan };
}

function variantsOf(plan: ProductPlan, number: number): object[] {
  const first = Object.values(plan.options)[0] ?? [];
  const used = new Set<string>();
  return combinations(Object.values(plan.options)).map((values, at) => {
    const steps = first.indexOf(values[0] ?? '');
    return {
      title: values.join(' / '),
      sku: unique(`TT-${number}-${values.map(code).join('-')}`, used),
      ean: ean13(number, at),
      manage_inventory: plan.stock !== 'untracked',
      allow_backorder: plan.stock === 'backorder',
      options: values.map((value) => ({ value })),
      prices: pricesOf(plan.price + steps * (plan.step ?? 0)),
    };
  });
}

/** Cartesian product; the last list varies fastest. */
export function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (made, list) => made.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
}

async function createGiftCard(
  api: Api,
  upload: Upload,
  setup: Setup,
): Promise<Catalogue['giftCard']> {
  const [picture = ''] = drawPictures({ motif: 'giftcard', colour: '#26456b', ground: '#efe6d8' });
  const images = await upload([{ name: 'gift-card.svg', type: 'image/svg+xml', body: picture }]);
  const answer = await api.post<{ product: Catalogue['giftCard'] }>('/admin/products', {
    title: 'Tern & Tiller gift card',
    description: 'For those who know best what they need. Comes by e-mail.',
    handle: 'gift-card',
    is_giftcard: true,
    discountable: false,
    status: 'published',
    images,
    thumbnail: images[0],
    sales_channels: [{ id: setup.channels.shop }],
    options: [{ title: 'Denomination' }],
    variants: [25, 50, 100].map((euros, at) => ({
      title: String(at + 1),
      sku: `TT-GIFT-${euros}`,
      manage_inventory: false,
      inventory_quantity: 0,
      options: [{ value: String(euros) }],
      prices: pricesOf(euros),
    })),
  });
  return answer.product;
}

export function handleOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function code(value: string): string {
  return value
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
}

function unique(text: string, used: Set<string>): string {
  const result = used.has(text) ? `${text}-${used.size}` : text;
  used.add(result);
  return result;
}

/** Valid EAN-13 in the in-store range (20…29). */
function ean13(product: number, variant: number): string {
  const digits = `20${String(product).padStart(6, '0')}${String(variant).padStart(4, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
