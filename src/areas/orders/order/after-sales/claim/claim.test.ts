import { expect, test } from 'vitest';
import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { item, order, payment } from '../../facts/test-order.ts';
import type { Order } from '../../query.ts';
import { noAfterSalesValues } from '../kinds.ts';
import type { AfterSalesValues } from '../kinds.ts';
import { claimPlan, claimProblem, claimSent, noClaimValues, sameItems } from './claim-values.ts';
import type { ClaimChoices, ClaimValues } from './claim-values.ts';
import { claimBody, claimTags, creatingClaim } from './claim.ts';
import { claimable, claimableItems } from '../../facts/claimable.ts';
import { updateBody, updatingClaim } from './update-claim.ts';
import type { ClaimSeen } from './update-claim.ts';
import { updateProblem, updateSent, updateValues } from './update-values.ts';

const sold = item({
  fulfilled_quantity: 3,
  unit_price: 1000,
  allow_discounts: true,
  adjustments: [],
  tax_lines: [],
  returned_quantity: 0,
});
const paid = payment({ captured_at: '2026-11-03T10:00:00Z' });
const shipped = (fields: Partial<Order> = {}): Order =>
  order({ items: [sold], payments: [paid], discounts: [], tax_rate: null, ...fields });
const claim = (fields: object = {}): Order['claims'][number] =>
  ({
    id: 'claim_1',
    type: 'refund',
    payment_status: 'refunded',
    refund_amount: 1000,
    canceled_at: null,
    no_notification: false,
    return_order: null,
    additional_items: [],
    fulfillments: [],
    shipping_methods: [],
    claim_items: [
      { id: 'ci_1', item_id: 'item_1', quantity: 1, reason: 'other', note: null, images: [] },
    ],
    ...fields,
  }) as unknown as Order['claims'][number];

const way = { id: 'so_1', name: 'Post', amount: 500, includes_tax: false, tax_rates: [] };
const choices: ClaimChoices = {
  options: [way as unknown as ShippingOptionListItem],
  sendOptions: [{ ...way, id: 'so_2' } as unknown as ShippingOptionListItem],
  prices: new Map(),
  countries: ['nl'],
};
const entered = (
  claimed: Partial<ClaimValues> = {},
  fields: Partial<AfterSalesValues> = {},
): AfterSalesValues => ({
  ...noAfterSalesValues,
  quantities: { item_1: 2 },
  ...fields,
  claim: { ...noClaimValues, reasons: { item_1: 'wrong_item' }, ...claimed },
});

test.each<[string, Partial<Order>, number]>([
  ['all that was packed', {}, 3],
  ['not what a claim has settled', { claims: [claim()] }, 2],
  [
    'what a canceled claim was for',
    { claims: [claim({ canceled_at: '2026-11-03T10:00:00Z' })] },
    3,
  ],
  [
    'what comes back with a claim counts once',
    {
      claims: [
        claim({
          return_order: {
            id: 'ret_1',
            status: 'requested',
            items: [{ item_id: 'item_1', quantity: 1 }],
          },
        }),
      ],
    },
    2,
  ],
  ['nothing of what isn’t a product', { items: [{ ...sold, variant_id: null }] }, 0],
])('%s can be claimed', (_name, fields, units) => {
  const any = shipped(fields);
  const [first] = any.items;
  expect(first && claimable(any, first)).toBe(units);
  expect(claimableItems(any)).toHaveLength(units > 0 ? 1 : 0);
});

test.each<[string, AfterSalesValues, string | undefined]>([
  ['nothing', entered({}, { quantities: {} }), 'nothing'],
  ['more than there is', entered({}, { quantities: { item_1: 4 } }), 'units'],
  ['no reason', entered({ reasons: {} }), 'reason'],
  ['no refund', entered({ refund: null }), 'refundMissing'],
  ['more than was paid', entered({ refund: 10_001 }), 'refundTooMuch'],
  [
    'no price of the way back',
    entered({ returnOption: 'so_1', returnPrice: Number.NaN }),
    'returnPrice',
  ],
  ['nothing to send', entered({ type: 'replace' }), 'noneSent'],
  ['a refund', entered(), undefined],
  ['a refund of nothing', entered({ refund: 0 }), undefined],
])('what is wrong: %s', (_name, values, problem) => {
  expect(claimProblem(shipped(), values, choices)).toBe(problem);
});

test('a replacement needs a price in the region, a way to be sent, and a whole address', () => {
  const any = shipped();
  const values = entered({ type: 'replace' });
  const [same] = sameItems(any, values);
  const outgoing = same ? [{ ...same, quantity: 2 }] : [];
  const replace = (
    claimed: Partial<ClaimValues>,
    fields: Partial<AfterSalesValues>,
    unitPrice: number | null = 1000,
  ): string | undefined =>
    claimProblem(any, entered({ type: 'replace', ...claimed }, { outgoing, ...fields }), {
      ...choices,
      prices: new Map([['variant_1', { unitPrice } as never]]),
    });
  expect(replace({}, {}, null)).toBe('sentPrices');
  expect(replace({}, {})).toBe('noShipping');
  expect(replace({}, { sendOption: 'so_2' })).toBeUndefined();
  const address = {
    country_code: 'nl',
    first_name: 'Ada',
    last_name: 'Byrne',
    company: '',
    address_1: '7 Mole Street',
    address_2: '',
    postal_code: '1001 AB',
    city: '',
    province: '',
    phone: '',
  };
  expect(replace({ address }, { sendOption: 'so_2' })).toBe('address');
  const sent = claimSent(
    any,
    entered(
      { type: 'replace', address: { ...address, city: 'Newport' }, returnOption: 'so_1' },
      { outgoing, sendOption: 'so_2', location: 'sloc_1' },
    ),
    choices,
  );
  expect(claimBody(sent)).toEqual({
    type: 'replace',
    claim_items: [{ item_id: 'item_1', quantity: 2, reason: 'wrong_item' }],
    return_shipping: { option_id: 'so_1', price: 0 },
    return_location_id: 'sloc_1',
    additional_items: [{ variant_id: 'variant_1', quantity: 2 }],
    shipping_methods: [{ option_id: 'so_2', price: 0 }],
    shipping_address: {
      country_code: 'nl',
      first_name: 'Ada',
      last_name: 'Byrne',
      address_1: '7 Mole Street',
      postal_code: '1001 AB',
      city: 'Newport',
    },
    no_notification: false,
  });
});

test('the refund: the items’ worth less the customer’s share of the way back, never more than there is', () => {
  const any = shipped();
  expect(claimPlan(any, entered(), choices).refund).toBe(2000);
  const back = { returnOption: 'so_1', returnPrice: 300 };
  expect(claimPlan(any, entered(back), choices).refund).toBe(1700);
  const few = shipped({ payments: [payment({ ...paid, amount: 1500 })] });
  expect(claimPlan(few, entered(), choices)).toMatchObject({ most: 1500, refund: 1500 });
  const open = shipped({ payments: [paid, payment({ id: 'pay_2' })] });
  expect(claimPlan(open, entered(), choices)).toMatchObject({ most: 0, refund: 0 });
  // Missing items don't come back, whatever was chosen before.
  const missing = entered({ ...back, reasons: { item_1: 'missing_item' } });
  expect(claimPlan(any, missing, choices).refund).toBe(2000);
  expect(claimSent(any, missing, choices)).toMatchObject({ back: undefined, refund: 2000 });
});

test('missing items and others can’t come back together', () => {
  const any = shipped({ items: [sold, { ...sold, id: 'item_2' }] });
  const values = entered(
    { reasons: { item_1: 'missing_item', item_2: 'other' }, returnOption: 'so_1' },
    { quantities: { item_1: 1, item_2: 1 } },
  );
  expect(claimProblem(any, values, choices)).toBe('missingReturn');
});

test('a claim has happened when the order has it, and its refund too', () => {
  const before = shipped();
  const sent = claimSent(before, entered({}, { quantities: { item_1: 1 } }), choices);
  const now = (fields: object): Order => shipped({ claims: [claim(fields)] });
  expect(creatingClaim.hasHappened(before, now({}), sent)).toBe(true);
  expect(creatingClaim.hasHappened(before, now({ payment_status: 'not_refunded' }), sent)).toBe(
    false,
  );
  expect(creatingClaim.hasHappened(before, now({ refund_amount: 999 }), sent)).toBe(false);
  expect(creatingClaim.hasHappened(now({}), now({}), sent)).toBe(false);
  // A claim whose refund failed isn't repeated: the facts changed.
  const facts = (one: Order): unknown => creatingClaim.facts(one, sent);
  expect(facts(now({ payment_status: 'not_refunded' }))).not.toEqual(facts(before));
});

test('tags are sent as the server keeps them, each once', () => {
  expect(claimTags([' Seam', 'seam', '', 'Red '])).toEqual(['seam', 'red']);
});

test('a change names the pictures and tags that are there, and sends only what changed', () => {
  const images = [{ id: 'img_1', url: '/a.png' }];
  const items = [
    { id: 'ci_1', item_id: 'item_1', quantity: 1, reason: 'other', note: 'Old', images },
    { id: 'ci_2', item_id: 'item_1', quantity: 1, reason: 'other', note: null, images: [] },
  ];
  const seen: ClaimSeen = {
    ...shipped({ claims: [claim({ claim_items: items })] }),
    tags: new Map([['ci_1', [{ id: 'tag_1', value: 'one' }]]]),
  };
  const [one] = seen.claims;
  if (!one) throw new Error('The order has no claim');
  const before = updateValues(one, seen.tags);
  expect(updateProblem(before, before)).toBe('same');
  const first = before.items['ci_1'];
  if (!first) throw new Error('The claim has no item');
  const with1 = (fields: Partial<typeof first>): typeof before => ({
    ...before,
    items: { ...before.items, ci_1: { ...first, ...fields } },
  });
  expect(updateProblem(before, with1({ note: ' ' }))).toBe('note');
  const after = with1({ note: 'New', tags: ['one', 'Two'], pictures: ['/a.png', '/b.png'] });
  expect(updateProblem(before, after)).toBeUndefined();
  const sent = updateSent('claim_1', before, after);
  expect(updateBody(seen, sent)).toEqual({
    claim_items: [
      {
        id: 'ci_1',
        reason: 'other',
        note: 'New',
        tags: [{ id: 'tag_1', value: 'one' }, { value: 'two' }],
        images: [{ id: 'img_1', url: '/a.png' }, { url: '/b.png' }],
      },
    ],
  });
  expect(updatingClaim.hasHappened(seen, seen, sent)).toBe(false);
  expect(updatingClaim.whyNot({ ...seen, claims: [] }, sent)).toBe('ownerCanceled');
});
