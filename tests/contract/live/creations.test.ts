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
import { inviteCreation, inviteRenewal } from '../../../src/areas/settings/people/creation.ts';
import { regionCreation } from '../../../src/areas/settings/regions/creation.ts';
import { optionCreation } from '../../../src/areas/settings/regions/option-creation.ts';
import { reasonCreation } from '../../../src/areas/settings/return-reasons/creation.ts';
import { profileCreation } from '../../../src/areas/settings/shipping-profiles/creation.ts';
import { rateCreation } from '../../../src/areas/settings/taxes/creation.ts';
import { jobCreation } from '../../../src/areas/shared/export/job-creation.ts';
import { uploadProtected } from '../../../src/areas/shared/files/upload-file.ts';
import { resendCreation } from '../../../src/areas/shared/notifications/resend-creation.ts';
import { noteCreation } from '../../../src/areas/shared/record/note-creation.ts';
import { PROXY_FAULTS } from '../../support/fault-proxy.ts';
import { inTurn } from '../../support/short.ts';
import { kindsOver } from './creation-kinds.ts';
import type { Kind } from './creation-kinds.ts';
import { call, useLossyLine } from './once.ts';
import { first, unique, until } from './support.ts';

// The line knows when the server is done.
vi.mock('../../../src/areas/shared/save/settle.ts', () => ({
  settled: () => lossy.line.settled(),
}));

const lossy = useLossyLine();

const kind = kindsOver(lossy);

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

async function productFile(): Promise<string> {
  const handle = text();
  const csv = `Product Handle;Product Title;Variant Title\n${handle};Anchor;Small\n`;
  const file = new File([csv], `${handle}.csv`, { type: 'text/csv' });
  return (await uploadProtected(file, call)).key;
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
  kind('an invite that is sent again', {
    creation: inviteRenewal,
    path: /\/invites\/[^/]+\/resend$/u,
    body: async () => {
      const user = `${text()}@example.com`;
      await admin.createInvite({ user, role: 'member' });
      const { invites } = await admin.listInvites();
      return { id: first(invites.filter(({ user_email: email }) => email === user)).id };
    },
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
  kind('an import of a file', {
    creation: jobCreation,
    path: /\/batch-jobs$/u,
    body: async () => ({
      type: 'product-import',
      context: { fileKey: await productFile(), page: '/a/products/import' },
      dry_run: true,
    }),
  }),
  kind('an export', {
    creation: jobCreation,
    path: /\/batch-jobs$/u,
    body: () => ({
      type: 'order-export',
      context: { filterable_fields: { id: [text()] }, request: crypto.randomUUID() },
      dry_run: false,
    }),
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
