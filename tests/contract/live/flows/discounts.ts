import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { first, present, unique } from '../support.ts';
import { createStockedProduct, fillCart, placeOrder, type World } from '../world.ts';

export async function discountsFlow(world: World): Promise<void> {
  const code = unique('SAIL').toUpperCase();
  const { discount } = await admin.createDiscount({
    code,
    is_dynamic: false,
    is_disabled: false,
    rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Ten off' },
    regions: [world.regionId],
    usage_limit: 100,
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await placeOrder(world, { discount: code });
  const cartId = await fillCart(world, { discount: code });
  await store.removeDiscountFromCart(cartId, code);
  await admin.updateDiscount(discount.id, {
    usage_limit: null,
    rule: { id: present(discount.rule_id), value: 15, description: 'Fifteen off' },
  });
  await admin.getDiscount(discount.id);
  await admin.getDiscountByCode(code);
  await admin.listDiscounts({ limit: 5, q: 'SAIL', expand: 'rule,regions,rule.conditions' });
  await admin.listDiscounts({
    is_dynamic: false,
    is_disabled: false,
    rule: { type: 'percentage' },
  });
  await regions(world, discount.id);
  await conditions(world, discount.id);
  await dynamicCodes(world);
  await admin.deleteDiscount(discount.id);
}

async function regions(world: World, discountId: string): Promise<void> {
  const { regions: all } = await admin.listRegions({ limit: 50 });
  const other = present(all.find((one) => one.id !== world.regionId));
  await admin.addRegionToDiscount(discountId, other.id);
  await admin.removeRegionFromDiscount(discountId, other.id);
}

async function conditions(world: World, discountId: string): Promise<void> {
  const { discount } = await admin.createDiscountCondition(
    discountId,
    { operator: 'in', products: [world.productId] },
    { expand: 'rule,rule.conditions' },
  );
  const condition = first(discount.rule?.conditions);
  await admin.getDiscountCondition(discountId, condition.id, { expand: 'products' });
  await admin.getDiscountCondition(discountId, condition.id);
  const { productId } = await createStockedProduct(world);
  await admin.addResourcesToDiscountCondition(discountId, condition.id, {
    resources: [{ id: productId }],
  });
  await admin.removeResourcesFromDiscountCondition(discountId, condition.id, {
    resources: [{ id: productId }],
  });
  await admin.updateDiscountCondition(discountId, condition.id, { products: [productId] });
  await admin.deleteDiscountCondition(discountId, condition.id);
}

async function dynamicCodes(world: World): Promise<void> {
  const { discount } = await admin.createDiscount({
    code: unique('DYN').toUpperCase(),
    is_dynamic: true,
    rule: { type: 'fixed', value: 500, allocation: 'total' },
    regions: [world.regionId],
    valid_duration: 'P30D',
  });
  const code = unique('ONE').toUpperCase();
  await admin.createDynamicDiscountCode(discount.id, { code, usage_limit: 1 });
  await admin.deleteDynamicDiscountCode(discount.id, code);
}
