import * as admin from '../../../../generated/admin/index.ts';
import { first, present, unique } from '../support.ts';
import type { World } from '../world.ts';

export async function priceListsFlow(world: World): Promise<void> {
  const [one, two] = world.variantIds;
  const { customer_group: group } = await admin.createCustomerGroup({ name: unique('Crew') });
  const { price_list: list } = await admin.createPriceList({
    name: unique('Winter sale'),
    description: 'Until the ice is gone',
    type: 'sale',
    status: 'active',
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    customer_groups: [{ id: group.id }],
    prices: [{ currency_code: 'eur', amount: 1500, variant_id: one }],
  });
  await admin.updatePriceList(list.id, { name: unique('Spring sale'), ends_at: null });
  await admin.upsertPriceListPrices(list.id, {
    prices: [
      { currency_code: 'eur', amount: 1400, variant_id: two },
      {
        region_id: world.regionId,
        amount: 1300,
        variant_id: two,
        min_quantity: 2,
        max_quantity: 9,
      },
    ],
  });
  const { price_list: read } = await admin.getPriceList(list.id);
  await admin.listPriceLists({ limit: 5, q: 'sale', status: ['active'], type: ['sale'] });
  await admin.listPriceListProducts(list.id, { limit: 5 });
  await admin.listProducts({ price_list_id: [list.id] });
  await admin.getProduct(world.productId);
  await admin.deletePriceListPrices(list.id, { price_ids: [first(present(read.prices)).id] });
  await admin.deletePriceListVariantPrices(list.id, one);
  await admin.deletePriceListProductPrices(list.id, world.productId);
  await admin.deletePriceListProductsPrices(list.id, { product_ids: [world.productId] });
  await admin.deletePriceList(list.id);
  await admin.deleteCustomerGroup(group.id);
}
