import type { Dice } from './dice.ts';
import type { Item, Order, Refund, Return } from './types.ts';

const worthOf = ({ subtotal, discount_total: off, tax_total: tax }: Item): number =>
  subtotal - off + tax;

const worthOfItems = ({ items }: Order): number =>
  items.reduce((sum, item) => sum + worthOf(item), 0);

const refunded = ({ refunds }: Order): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Two rates of an item split only whole lines exactly. */
const isUndivided = ({ tax_lines: lines }: Item): boolean => lines.length > 1;

/** @param isExact the discount of each item is known to the minor unit */
export function addAfterSales(order: Order, isExact: boolean, dice: Dice): void {
  if (dice.chance(0.05)) cancel(order, dice);
  else if (pay(order, dice) && dice.chance(0.35)) addLater(order, isExact, dice);
  for (const at of instantsOf(order)) if (at > order.updated_at) order.updated_at = at;
}

const instantsOf = ({ canceled_at: canceled, payments, refunds, returns, swaps, claims }: Order) =>
  [
    canceled,
    ...payments.map(({ captured_at: at }) => at),
    ...refunds.map(({ created_at: at }) => at),
    ...returns.map(({ received_at: at }) => at),
    ...swaps.map(({ confirmed_at: at }) => at),
    ...claims.map(({ created_at: at }) => at),
  ].filter((at) => at !== null);

function addPayment(
  order: Order,
  amount: number,
  fields: { captured_at?: string; canceled_at?: string; swap_id?: string },
): void {
  const id = `${order.id}_pay_${order.payments.length}`;
  order.payments.push({
    id,
    amount,
    captured_at: null,
    canceled_at: null,
    swap_id: null,
    ...fields,
  });
}

function addRefund(
  order: Order,
  amount: number,
  created_at: string,
  reason: Refund['reason'],
): void {
  if (amount <= 0) return;
  order.refunds.push({
    id: `${order.id}_ref_${order.refunds.length}`,
    created_at,
    amount,
    reason,
  });
}

function cancel(order: Order, dice: Dice): void {
  const { total, created_at: placed } = order;
  const captured_at = dice.after(placed, 2);
  const canceled_at = dice.after(captured_at, 5);
  order.status = 'canceled';
  order.canceled_at = canceled_at;
  if (total === 0) return;
  if (dice.chance(0.5)) {
    addPayment(order, total, { captured_at });
    addRefund(order, total, dice.after(canceled_at, 3), 'other');
  } else {
    addPayment(order, total, { canceled_at });
  }
}

/** @returns true if all is captured */
function pay(order: Order, dice: Dice): boolean {
  const { total } = order;
  if (total === 0) return false;
  const captured_at = dice.after(order.created_at, 2);
  const kind = dice.one(['all', 'all', 'all', 'all', 'all', 'all', 'all', 'open', 'half', 'none']);
  const half = Math.floor(total / 2);
  if (kind === 'all') addPayment(order, total, { captured_at });
  if (kind === 'open') addPayment(order, total, {});
  if (kind === 'half') {
    addPayment(order, half, { captured_at });
    addPayment(order, total - half, {});
  }
  return kind === 'all';
}

const KINDS = [
  'all',
  'items',
  'steps',
  'beyond',
  'parts',
  'returns',
  'returnsAndRest',
  'claim',
  'exchange',
  'requested',
] as const;

function addLater(order: Order, isExact: boolean, dice: Dice): void {
  const [first] = order.items;
  const later = dice.after(order.created_at, 60);
  if (first === undefined) return;
  if (!isExact || order.gift_card_total > 0) {
    if (order.gift_card_total === 0) addRefund(order, order.total, later, 'other');
    else if (!isUndivided(first)) refundInParts(order, later, dice);
    return;
  }
  const kind = dice.one(KINDS);
  switch (kind) {
    case 'all':
      addRefund(order, order.total, later, 'other');
      break;
    case 'items':
      addRefund(order, worthOfItems(order), later, 'discount');
      break;
    case 'steps':
      addRefund(order, worthOfItems(order), later, 'other');
      refundRest(order, dice.after(later, 10));
      break;
    case 'beyond':
      addRefund(order, order.total, later, 'other');
      addRefund(order, dice.whole(1, 5_000), dice.after(later, 10), 'swap');
      break;
    case 'parts':
      if (order.items.length > 1 || order.shipping_methods.length > 1 || isUndivided(first)) {
        addRefund(order, order.total, later, 'other');
      } else {
        refundInParts(order, later, dice);
      }
      break;
    case 'returns':
      addReturns(order, first, later, dice);
      break;
    case 'returnsAndRest':
      refundRest(order, dice.after(addReturns(order, first, later, dice), 20));
      break;
    case 'claim':
      addClaim(order, first, later, dice);
      break;
    case 'exchange':
      addExchange(order, first, later, dice);
      break;
    case 'requested':
      addOpenReturn(order, first, later, dice);
      break;
    default:
      kind satisfies never;
  }
}

const refundRest = (order: Order, at: string): void =>
  addRefund(order, order.total - refunded(order), at, 'other');

function refundInParts(order: Order, at: string, dice: Dice): void {
  const third = Math.floor(order.total / 3);
  addRefund(order, third, at, 'discount');
  const next = dice.after(at, 10);
  addRefund(order, third, next, 'other');
  if (dice.chance(0.5)) refundRest(order, dice.after(next, 10));
}

interface Units {
  quantity: number;
  amount: number;
}

function someOf(item: Item, dice: Dice): Units {
  const { quantity: all } = item;
  const quantity = isUndivided(item) ? all : dice.whole(1, all);
  return { quantity, amount: Math.round((worthOf(item) * quantity) / all) };
}

const reasonIn = (dice: Dice): string | null => dice.one(['size', 'broken', null]);

function returnOf(
  order: Order,
  created_at: string,
  fields: Pick<Return, 'items'> & Partial<Return>,
): Return {
  return {
    id: `${order.id}_ret_${order.returns.length}`,
    status: fields.received_at === undefined ? 'requested' : 'received',
    created_at,
    received_at: null,
    refund_amount: 0,
    swap_id: null,
    claim_order_id: null,
    ...fields,
  };
}

const received = (item: Item, quantity: number, dice: Dice): Return['items'][number] => {
  item.returned_quantity = quantity;
  return {
    item_id: item.id,
    quantity: item.quantity,
    received_quantity: quantity,
    reason_id: reasonIn(dice),
  };
};

/** @returns the last arrival */
function addReturns(order: Order, first: Item, at: string, dice: Dice): string {
  const [, second] = order.items;
  const arrived = dice.after(at, 10);
  if (second !== undefined && dice.chance(0.3)) {
    const amount = worthOf(first) + worthOf(second);
    const items = [first, second].map((item) => received(item, item.quantity, dice));
    order.returns.push(returnOf(order, at, { received_at: arrived, refund_amount: amount, items }));
    addRefund(order, amount, arrived, 'return');
    return arrived;
  }
  addReturn(order, first, arrived, at, dice);
  if (second === undefined || dice.chance(0.5)) return arrived;
  const last = dice.after(arrived, 10);
  addReturn(order, second, last, at, dice);
  return last;
}

function addReturn(order: Order, item: Item, arrived: string, at: string, dice: Dice): void {
  const { quantity, amount } = someOf(item, dice);
  const items = [received(item, quantity, dice)];
  order.returns.push(returnOf(order, at, { received_at: arrived, refund_amount: amount, items }));
  addRefund(order, amount, arrived, 'return');
}

function addOpenReturn(order: Order, item: Item, at: string, dice: Dice): void {
  const items = [
    { item_id: item.id, quantity: 1, received_quantity: null, reason_id: reasonIn(dice) },
  ];
  const status = dice.one(['requested', 'canceled'] as const);
  order.returns.push(returnOf(order, at, { status, items }));
}

function addClaim(order: Order, item: Item, at: string, dice: Dice): void {
  const id = `${order.id}_claim`;
  const { quantity, amount } = someOf(item, dice);
  const type = dice.one(['refund', 'replace'] as const);
  const isCanceled = dice.chance(0.2);
  const arrived = dice.after(at, 10);
  order.claims.push({
    id,
    type,
    created_at: at,
    canceled_at: isCanceled ? dice.after(at, 2) : null,
    refund_amount: type === 'refund' ? amount : null,
    claim_items: [{ item_id: item.id, quantity, reason: 'missing_item' }],
    return_order:
      type === 'refund' || isCanceled
        ? null
        : returnOf(order, at, {
            id: `${id}_ret`,
            claim_order_id: id,
            received_at: arrived,
            items: [received(item, quantity, dice)],
          }),
  });
  if (type === 'refund' && !isCanceled) addRefund(order, amount, dice.after(at, 5), 'claim');
}

/** The customer pays on top, or gets something back. */
function addExchange(order: Order, item: Item, at: string, dice: Dice): void {
  const id = `${order.id}_swap`;
  const { quantity, amount } = someOf(item, dice);
  const arrived = dice.after(at, 10);
  const confirmed = dice.after(at, 10);
  const state = dice.one(['confirmed', 'confirmed', 'confirmed', 'open', 'canceled'] as const);
  const isConfirmed = state === 'confirmed';
  const back = isUndivided(item) ? amount : dice.whole(0, amount - 1);
  const difference = dice.chance(0.5) ? dice.whole(0, 9_000) : 0 - back;
  order.swaps.push({
    id,
    created_at: at,
    confirmed_at: isConfirmed ? confirmed : null,
    canceled_at: state === 'canceled' ? confirmed : null,
    difference_due: isConfirmed ? difference : null,
    return_order: returnOf(order, at, {
      id: `${id}_ret`,
      swap_id: id,
      received_at: arrived,
      items: [received(item, quantity, dice)],
    }),
  });
  if (!isConfirmed) return;
  if (difference < 0) addRefund(order, 0 - difference, dice.after(confirmed, 5), 'swap');
  if (difference > 0) {
    addPayment(order, difference, {
      swap_id: id,
      ...(dice.chance(0.7) ? { captured_at: dice.after(confirmed, 2) } : {}),
    });
  }
}
