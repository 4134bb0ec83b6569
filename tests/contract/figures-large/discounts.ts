import type { Dice } from './dice.ts';
import type { Item, Order, Region } from './types.ts';

const KINDS = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'percentage',
  'percentage',
  'fixed',
  'freeShipping',
  'byHand',
  'both',
  'fraction',
  'thirds',
] as const;

/** @returns false if the discount of an item is known to a minor unit only */
export function addDiscounts(order: Order, region: Region, dice: Dice): boolean {
  const goods = order.items.filter(({ allow_discounts: may }) => may);
  const [first] = goods;
  const kind = dice.one(KINDS);
  const id = `disc_${dice.whole(1, 12)}`;
  const amount = region.step * dice.whole(1, Math.ceil(region.most / 4));
  const isSplit = kind === 'fraction' || kind === 'thirds';
  if (first === undefined || first.subtotal < 100 || (isSplit && region.step > 1)) return true;
  switch (kind) {
    case 'none':
      return true;
    case 'percentage':
      takePercent(order, goods, id, dice.one([10, 20]));
      return true;
    case 'fixed':
      order.discounts.push({ id, rule: { type: 'fixed' } });
      takeOff(first, id, Math.min(amount, first.subtotal));
      return true;
    case 'freeShipping':
      order.discounts.push({ id: 'disc_shipping', rule: { type: 'free_shipping' } });
      for (const method of order.shipping_methods) Object.assign(method, { price: 0, subtotal: 0 });
      if (dice.chance(0.5)) takePercent(order, goods, id, 10);
      return true;
    case 'byHand':
      takeOff(first, null, Math.min(amount, first.subtotal));
      return true;
    case 'both':
      takePercent(order, goods, id, 20);
      takeOff(first, null, Math.min(amount, first.subtotal - first.raw_discount_total));
      return true;
    case 'fraction':
      order.discounts.push({ id, rule: { type: 'fixed' } });
      takeOff(first, id, dice.whole(1, first.subtotal - 1) + 1 / 3);
      return true;
    case 'thirds':
      order.discounts.push({ id, rule: { type: 'fixed' } });
      order.items = ['a', 'b', 'c'].map((part) => ({
        ...first,
        id: `${first.id}${part}`,
        adjustments: [],
      }));
      for (const item of order.items) takeOff(item, id, 100 / 3);
      return false;
    default:
      return kind satisfies never;
  }
}

function takePercent(order: Order, goods: readonly Item[], id: string, percent: number): void {
  order.discounts.push({ id, rule: { type: 'percentage' } });
  for (const item of goods) takeOff(item, id, Math.round((item.subtotal * percent) / 100));
}

function takeOff(item: Item, id: string | null, amount: number): void {
  if (amount === 0) return;
  item.adjustments.push({ discount_id: id, amount });
  item.raw_discount_total += amount;
  item.discount_total = Math.round(item.raw_discount_total);
}
