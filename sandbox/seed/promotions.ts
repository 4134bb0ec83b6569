import { type Api, inParallel } from './api.ts';
import type { Customers } from './customers.ts';
import { priceIn, pricesOf } from './money.ts';
import type { Catalogue } from './products.ts';
import type { Setup } from './setup.ts';

const DAY_MS = 86_400_000;

/** ISO date; negative days lie in the past. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

export interface Promotions {
  /** For an order to pay with. */
  giftCardCode: string;
}

export async function preparePromotions(
  api: Api,
  setup: Setup,
  catalogue: Catalogue,
  customers: Customers,
): Promise<Promotions> {
  await createDiscounts(api, setup, catalogue, customers);
  await createPriceLists(api, catalogue, customers);
  return { giftCardCode: await createGiftCards(api, setup) };
}

async function createDiscounts(
  api: Api,
  setup: Setup,
  catalogue: Catalogue,
  customers: Customers,
): Promise<void> {
  const everywhere = Object.values(setup.regions).map(({ id }) => id);
  const eurozone = [setup.regions.eurozone.id];
  const productIds = (word: string): string[] =>
    catalogue.products.filter(({ title }) => title.includes(word)).map(({ id }) => id);
  const percentage = (value: number, description: string, conditions: object[] = []): object => ({
    rule: { type: 'percentage', value, allocation: 'total', description, conditions },
  });
  const discounts: object[] = [
    { code: 'WELCOME10', ...percentage(10, 'For the first order') },
    {
      code: 'CREW20',
      ...percentage(20, 'For friends of the harbour', [
        { operator: 'in', customer_groups: [customers.groups.friends] },
      ]),
    },
    {
      code: 'KNIT15',
      ...percentage(15, 'Harbour knitwear', [
        { operator: 'in', product_collections: [catalogue.collections['harbour-knitwear']] },
      ]),
    },
    {
      code: 'NOTCHARTS',
      ...percentage(5, 'Everything but charts and logbooks', [
        { operator: 'not_in', products: [...productIds('chart'), ...productIds('logbook')] },
      ]),
    },
    {
      code: 'SHORELEAVE',
      regions: eurozone,
      rule: { type: 'fixed', value: 1_000, allocation: 'total', description: 'Ten euros off' },
    },
    {
      code: 'MUG3',
      regions: eurozone,
      rule: {
        type: 'fixed',
        value: 300,
        allocation: 'item',
        description: 'Three euros off each mug',
        conditions: [{ operator: 'in', products: productIds('mug') }],
      },
    },
    {
      code: 'FREESHIP',
      rule: { type: 'free_shipping', value: 0, allocation: 'total', description: 'Free delivery' },
    },
    {
      code: 'SPRING25',
      ...percentage(25, 'Spring sale, over'),
      starts_at: daysFromNow(-120),
      ends_at: daysFromNow(-60),
    },
    {
      code: 'HARBOURDAY',
      ...percentage(12, 'Harbour day, soon'),
      starts_at: daysFromNow(21),
      ends_at: daysFromNow(23),
    },
    { code: 'OLDSALT', ...percentage(30, 'Withdrawn'), is_disabled: true },
    { code: 'FIRST50', ...percentage(15, 'The first fifty'), usage_limit: 50 },
    { code: 'LASTONE', ...percentage(40, 'Once only'), usage_limit: 1 },
  ];
  await inParallel(discounts, (discount) =>
    api.post('/admin/discounts', {
      is_dynamic: false,
      is_disabled: false,
      regions: everywhere,
      ...discount,
    }),
  );
  const { discount } = await api.post<{ discount: { id: string } }>('/admin/discounts', {
    code: 'CREWCARD',
    is_dynamic: true,
    is_disabled: false,
    valid_duration: 'P30D',
    regions: everywhere,
    ...percentage(18, 'Personal codes, valid for thirty days'),
  });
  for (const name of ['GRETA', 'EWAN', 'HARRIET']) {
    await api.post(`/admin/discounts/${discount.id}/dynamic-codes`, {
      code: `CREWCARD-${name}`,
      usage_limit: 3,
    });
  }
}

async function createPriceLists(
  api: Api,
  catalogue: Catalogue,
  customers: Customers,
): Promise<void> {
  const reduced = (collection: string, factor: number, minQuantity?: number): object[] =>
    catalogue.products
      .filter(({ collection_id: id }) => id !== null && id === catalogue.collections[collection])
      .flatMap(({ variants, plan }) =>
        variants.flatMap(({ id }) =>
          pricesOf(plan.price * factor).map((price) => ({
            ...price,
            variant_id: id,
            ...(minQuantity === undefined ? {} : { min_quantity: minQuantity }),
          })),
        ),
      );
  const lists = [
    {
      name: 'Wholesale terms',
      description: 'Boatyards and shops, from twelve pieces on',
      type: 'override',
      status: 'active',
      customer_groups: [{ id: customers.groups.wholesale }],
      prices: reduced('galley-favourites', 0.7, 12),
    },
    {
      name: 'Storm season sale',
      description: 'While it blows',
      type: 'sale',
      status: 'active',
      starts_at: daysFromNow(-5),
      ends_at: daysFromNow(25),
      prices: reduced('heirloom-brass', 0.85),
    },
    {
      name: 'Sailing schools',
      description: 'Not agreed yet',
      type: 'override',
      status: 'draft',
      customer_groups: [{ id: customers.groups.schools }],
      prices: reduced('first-boat', 0.8).slice(0, 40),
    },
    {
      name: 'Autumn clearance',
      description: 'Over since the clocks went back',
      type: 'sale',
      status: 'active',
      starts_at: daysFromNow(-90),
      ends_at: daysFromNow(-45),
      prices: reduced('first-boat', 0.75).slice(0, 20),
    },
  ];
  for (const list of lists) await api.post('/admin/price-lists', list);
}

async function createGiftCards(api: Api, setup: Setup): Promise<string> {
  const { eurozone, uk, us } = setup.regions;
  const card = async (body: object): Promise<string> => {
    const answer = await api.post<{ gift_card: { code: string } }>('/admin/gift-cards', body);
    return answer.gift_card.code;
  };
  const used = await card({ region_id: eurozone.id, value: priceIn('eur', 60) });
  await card({ region_id: uk.id, value: priceIn('gbp', 100), metadata: { note: 'Prize draw' } });
  await card({ region_id: us.id, value: priceIn('usd', 25), is_disabled: true });
  await card({ region_id: eurozone.id, value: priceIn('eur', 40), ends_at: daysFromNow(14) });
  return used;
}
