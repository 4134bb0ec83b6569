/** Creates each kind of record over a lossy connection to a real server: made once, found again, reported correctly. */
import { expect, test, vi } from 'vitest';
import type { NotificationDetail } from '../../../generated/admin/admin.schemas.ts';
import * as admin from '../../../generated/admin/index.ts';
import { categoryCreation } from '../../../src/areas/categories/category/creation.ts';
import { collectionCreation } from '../../../src/areas/collections/creation.ts';
import { groupCreation } from '../../../src/areas/customer-groups/creation.ts';
import { customerCreation } from '../../../src/areas/customers/creation.ts';
import { conditionCreation, discountCreation } from '../../../src/areas/discounts/creation.ts';
import { draftCreation } from '../../../src/areas/drafts/create/creation.ts';
import { giftCardCreation } from '../../../src/areas/gift-cards/issue/creation.ts';
import { NEW_CARD, issueBody } from '../../../src/areas/gift-cards/issue/values.ts';
import { giftCardProductCreation } from '../../../src/areas/gift-cards/products/creation.ts';
import { itemCreation } from '../../../src/areas/inventory/create/creation.ts';
import { priceListCreation } from '../../../src/areas/price-lists/creation.ts';
import {
  optionCreation as productOptionCreation,
  productCreation,
  variantCreation,
} from '../../../src/areas/shared/domain/product-creation.ts';
import { reservationCreation } from '../../../src/areas/reservations/creation.ts';
import { channelCreation } from '../../../src/areas/settings/channels/creation.ts';
import { keyCreation } from '../../../src/areas/settings/keys/creation.ts';
import { locationCreation } from '../../../src/areas/settings/locations/creation.ts';
import { inviteCreation } from '../../../src/areas/settings/people/creation.ts';
import { regionCreation } from '../../../src/areas/settings/regions/creation.ts';
import { optionCreation } from '../../../src/areas/settings/regions/option-creation.ts';
import { reasonCreation } from '../../../src/areas/settings/return-reasons/creation.ts';
import { profileCreation } from '../../../src/areas/settings/shipping-profiles/creation.ts';
import { rateCreation } from '../../../src/areas/settings/taxes/creation.ts';
import { resendCreation } from '../../../src/areas/shared/notifications/resend-creation.ts';
import { createOnce } from '../../../src/areas/shared/save/create-once.ts';
import type { Creation } from '../../../src/areas/shared/save/create-once.ts';
import { noteCreation } from '../../../src/areas/shared/record/note-creation.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { inTurn } from '../../support/short.ts';
import { STRANGE_ANSWERS, call, useLossyLine } from './once.ts';
import type { LineFault } from './once.ts';
import { first, unique, until } from './support.ts';

// The line knows when the server is done.
vi.mock('../../../src/areas/shared/save/settle.ts', () => ({
  settled: () => lossy.line.settled(),
}));

const lossy = useLossyLine();

const FAULTS: readonly LineFault[] = [...PROXY_FAULTS, ...STRANGE_ANSWERS];

interface Kind {
  name: string;
  faults: readonly LineFault[];
  /** Creates a record despite the fault; returns how many exist afterwards. */
  madeTimes: (fault: LineFault) => Promise<number>;
  /** Creates two records with equal identifying fields; undefined if the server refuses the second. */
  twins: (() => Promise<string[]>) | undefined;
}

interface Given<Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made> | (() => Creation<Body, Made> | Promise<Creation<Body, Made>>);
  /** End of the call's path. */
  path: RegExp;
  body: () => Body | Promise<Body>;
  /** The server refuses a second record with the same identifying fields. */
  isUnique?: boolean;
  remove?: (id: string) => Promise<unknown>;
  /** Default: all. */
  faults?: readonly LineFault[];
}

function kind<Body extends object, Made extends { id: string }>(
  name: string,
  {
    creation: given,
    path,
    body: toBody,
    isUnique = false,
    remove,
    faults = FAULTS,
  }: Given<Body, Made>,
): Kind {
  const begin = async (): Promise<{ creation: Creation<Body, Made>; body: Body }> => {
    lossy.line.calm();
    const creation = typeof given === 'function' ? await given() : given;
    return { creation, body: await toBody() };
  };
  return {
    name,
    faults,
    madeTimes: async (fault) => {
      const { creation, body } = await begin();
      const { find, isNamed, keyOf = ({ id }: Made) => id } = creation;
      const before = new Set((await find(body, call)).map(keyOf));
      const once = createOnce(creation);
      lossy.line.expectAt(path, fault);
      let outcome = await once.submit(body, call);
      // 503: known not done, so retried at once.
      expect(outcome.kind).toBe(fault === '503 before' ? 'made' : 'unknown');
      if (outcome.kind === 'unknown') outcome = await once.look(call);
      if (fault.endsWith('before') && fault !== '503 before') {
        expect(outcome.kind).toBe('notMade');
        outcome = await once.submit(body, call);
      }
      const made = (await find(body, call)).filter(
        (record) => !before.has(keyOf(record)) && isNamed(record, body),
      );
      expect(outcome).toMatchObject({ kind: 'made', record: { id: made[0]?.id } });
      expect(lossy.line.reached).toBe(1);
      await Promise.all(made.map(async ({ id }) => remove?.(id)));
      return made.length;
    },
    twins: isUnique
      ? undefined
      : async () => {
          const { creation, body } = await begin();
          lossy.line.expectAt(path);
          const first = await createOnce(creation).submit(body, call);
          const second = await createOnce(creation).submit(body, call);
          expect(first.kind).toBe('made');
          expect(second.kind).toBe('made');
          const ids = [first, second].map((made) => ('record' in made ? made.record.id : ''));
          await Promise.all(ids.map(async (id) => remove?.(id)));
          return ids;
        },
  };
}

const text = (): string => unique('once').toLowerCase();

async function sentMessage(): Promise<NotificationDetail> {
  const to = `${text()}@example.com`;
  await admin.createInvite({ user: to, role: 'member' });
  const { notifications } = await until(
    () => admin.listNotifications({ to }),
    (answer) => answer.notifications.length > 0,
  );
  return first(notifications);
}

async function newDiscount(): Promise<string> {
  const { discount } = await admin.createDiscount({
    code: text().toUpperCase(),
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [lossy.world.regionId],
  });
  return discount.id;
}

async function uncountedVariant(): Promise<string> {
  const { product } = await admin.createProduct({
    title: unique('Uncounted'),
    options: [{ title: 'Size' }],
    variants: [{ title: 'S', manage_inventory: false, prices: [], options: [{ value: 'S' }] }],
  });
  return product.variants[0]?.id ?? '';
}

const KINDS: readonly Kind[] = [
  kind('a publishable API key', {
    creation: keyCreation,
    path: /\/publishable-api-keys$/u,
    body: () => ({ title: text() }),
  }),
  kind('a sales channel', {
    creation: channelCreation,
    path: /\/sales-channels$/u,
    body: () => ({ name: text(), description: 'Tried' }),
  }),
  kind('a location', {
    creation: locationCreation,
    path: /\/stock-locations$/u,
    body: () => ({
      name: text(),
      address: { address_1: '1 Quay', country_code: lossy.world.country },
    }),
  }),
  kind('a region', {
    creation: regionCreation,
    path: /\/regions$/u,
    body: () => ({
      name: text(),
      currency_code: 'eur',
      tax_rate: 7.5,
      countries: [],
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
    }),
  }),
  kind('a shipping option', {
    creation: optionCreation,
    path: /\/shipping-options$/u,
    body: () => ({
      name: text(),
      region_id: lossy.world.regionId,
      provider_id: 'manual',
      profile_id: lossy.world.profileId,
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate' as const,
      amount: 500,
      is_return: false,
    }),
  }),
  kind('a return reason', {
    creation: reasonCreation,
    path: /\/return-reasons$/u,
    body: () => ({ value: text(), label: 'Tried' }),
    isUnique: true,
  }),
  kind('a return reason below another one', {
    creation: reasonCreation,
    path: /\/return-reasons$/u,
    body: () => ({ value: text(), label: 'Tried', parent_return_reason_id: lossy.world.reasonId }),
    isUnique: true,
  }),
  kind('a shipping profile', {
    creation: profileCreation,
    path: /\/shipping-profiles$/u,
    body: () => ({ name: text(), type: 'custom' as const }),
    remove: admin.deleteShippingProfile,
  }),
  kind('a tax rate', {
    creation: rateCreation,
    path: /\/tax-rates$/u,
    body: () => ({ name: text(), code: 'T', rate: 12.5, region_id: lossy.world.regionId }),
  }),
  kind('an invite', {
    creation: inviteCreation,
    path: /\/invites$/u,
    body: () => ({ user: `${text()}@example.com`, role: 'member' as const }),
    isUnique: true,
    // Its answer has no record.
    faults: PROXY_FAULTS,
  }),
  kind('a customer group', {
    creation: groupCreation,
    path: /\/customer-groups$/u,
    body: () => ({ name: text() }),
    isUnique: true,
  }),
  kind('a customer', {
    creation: customerCreation,
    path: /\/customers$/u,
    body: () => ({
      email: `${text()}@example.com`,
      first_name: 'Ada',
      last_name: 'Byrne',
      password: 'quartermaster',
    }),
    isUnique: true,
  }),
  kind('a collection', {
    creation: collectionCreation,
    path: /\/collections$/u,
    body: () => ({ title: text() }),
    isUnique: true,
  }),
  kind('a category', {
    creation: categoryCreation,
    path: /\/product-categories$/u,
    body: () => ({ name: text(), description: '', is_active: false, is_internal: true }),
    isUnique: true,
  }),
  kind('a price list', {
    creation: priceListCreation,
    path: /\/price-lists$/u,
    body: () => ({
      name: text(),
      description: 'Tried',
      type: 'sale' as const,
      starts_at: '2026-01-01T00:00:00.000Z',
      prices: [],
    }),
  }),
  kind('a reservation', {
    creation: reservationCreation,
    path: /\/reservations$/u,
    body: () => ({
      inventory_item_id: lossy.world.inventoryItemId,
      location_id: lossy.world.locationId,
      quantity: 1,
      description: text(),
    }),
  }),
  kind('a product', {
    creation: productCreation,
    path: /\/products$/u,
    body: () => {
      const handle = text();
      return { title: handle, handle, status: 'draft' as const };
    },
    isUnique: true,
  }),
  kind('a product that gift cards are sold as', {
    creation: giftCardProductCreation,
    path: /\/products$/u,
    body: () => ({ title: text(), is_giftcard: true, discountable: false }),
    isUnique: true,
  }),
  kind('a variant', {
    creation: async () => {
      const { product } = await admin.getProduct(lossy.world.productId);
      optionId = product.options[0]?.id ?? '';
      return variantCreation(product.id);
    },
    path: /\/variants$/u,
    body: () => {
      const title = text();
      return { title, prices: [], options: [{ option_id: optionId, value: title }] };
    },
    isUnique: true,
  }),
  kind('a product’s option', {
    creation: () => productOptionCreation(lossy.world.productId),
    path: /\/options$/u,
    body: () => ({ title: text() }),
    isUnique: true,
  }),
  kind('an inventory item', {
    creation: itemCreation,
    path: /\/inventory-items$/u,
    body: async () => ({ variant_id: await uncountedVariant(), sku: text() }),
    isUnique: true,
  }),
  kind('a discount', {
    creation: discountCreation,
    path: /\/discounts$/u,
    body: () => ({
      code: text(),
      rule: { type: 'percentage' as const, value: 10, allocation: 'total' as const },
      regions: [lossy.world.regionId],
      starts_at: '2026-01-01T00:00:00.000Z',
    }),
    isUnique: true,
  }),
  kind('a condition of a discount', {
    creation: async () => conditionCreation(await newDiscount()),
    path: /\/conditions$/u,
    body: () => ({ operator: 'in' as const, products: [lossy.world.productId] }),
    isUnique: true,
  }),
  kind('a gift card', {
    creation: giftCardCreation,
    path: /\/gift-cards$/u,
    body: () =>
      issueBody(
        { ...NEW_CARD, regionId: lossy.world.regionId, amount: 777 },
        'UTC',
        crypto.randomUUID(),
      ),
    isUnique: true,
  }),
  kind('a draft order', {
    creation: draftCreation,
    path: /\/draft-orders$/u,
    body: () => ({
      email: `${text()}@example.com`,
      region_id: lossy.world.regionId,
      items: [
        { variant_id: lossy.world.variantIds[0], quantity: 2 },
        { title: 'Wrapping', unit_price: 300, quantity: 1 },
      ],
      shipping_methods: [{ option_id: lossy.world.shippingOptionId }],
    }),
  }),
  kind('a note', {
    creation: noteCreation,
    path: /\/notes$/u,
    body: () => ({ resource_type: 'order', resource_id: 'order_tried', value: text() }),
  }),
  kind('a message that is sent again', {
    creation: async () => resendCreation(await sentMessage()),
    path: /\/resend$/u,
    body: () => ({ to: `${text()}@example.com` }),
  }),
];

let optionId = '';

test.each(
  KINDS.flatMap((one, turn) => inTurn(one.faults, turn, 6).map((fault) => ({ ...one, fault }))),
)('$name is made once: $fault', async ({ madeTimes, fault }) => {
  expect(await madeTimes(fault)).toBe(1);
});

test.each(KINDS.filter(({ twins }) => twins))(
  '$name: another form makes another one that is alike',
  async ({ twins }) => {
    expect(new Set(await twins?.()).size).toBe(2);
  },
);
