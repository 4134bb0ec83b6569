import { createOrderClaim } from '#generated/admin/orders/orders.ts';
import type {
  AddressInput,
  ClaimItemReason,
  ClaimOrderType,
  CreateOrderClaimBody,
  CreateOrderClaimBodyAdditionalItemsItem,
  CreateOrderClaimBodyClaimItemsItem,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Fact, OrderOperation } from '../../actions/guard.ts';
import { refundable } from '../../facts/order-facts.ts';
import { itemName } from '../../item-name.ts';
import { claimAction } from '../after-sales-actions.ts';
import { makeOnce } from '../make-once.ts';
import { soldItems } from '../../facts/returnable.ts';
import { claimable } from '../../facts/claimable.ts';

export interface ClaimSent {
  type: ClaimOrderType;
  items: readonly {
    id: string;
    /** Above 0 */
    units: number;
    reason: ClaimItemReason;
    note: string | undefined;
    tags: readonly string[];
    /** URLs */
    pictures: readonly string[];
  }[];
  /** `price` is what the customer pays, in minor units */
  back: { option: string; price: number; location: string | undefined } | undefined;
  /** Minor units; undefined for a replacement */
  refund: number | undefined;
  outgoing: readonly { variantId: string; units: number }[];
  /** Shipping option id */
  shipping: string | undefined;
  /** Undefined: the order's address */
  address: AddressInput | undefined;
  notify: boolean;
}

/** The server refunds at once. */
export const creatingClaim: OrderOperation<ClaimSent> = {
  operation: 'createOrderClaim',
  facts: (order, { type, items }) => [
    { what: 'status', value: order.status },
    ...(type === 'refund' ? [{ what: 'refundable', value: refundable(order) } as const] : []),
    ...items.map(({ id }): Fact => {
      const item = soldItems(order).find((one) => one.id === id);
      return {
        what: 'claimable',
        id,
        name: item ? itemName(item) : id,
        value: item ? claimable(order, item) : 0,
      };
    }),
  ],
  whyNot: (order) => claimAction.whyNot(order),
  send: (order, sent, call) =>
    makeOnce(
      order,
      {
        make: (once) => createOrderClaim(order.id, claimBody(sent), undefined, once),
        // Existence is enough: the refund is the server's next step and may have failed.
        idsOf: ({ claims }) => claims.map(({ id }) => id),
      },
      call,
    ),
  hasHappened: (before, now, { type, items, refund, outgoing }) =>
    now.claims.some((claim) => {
      if (before.claims.some(({ id }) => id === claim.id)) return false;
      const claimed = listOf(claim.claim_items);
      const goes = listOf(claim.additional_items);
      return (
        claim.type === type &&
        // The server refunds in a second step after creating the claim.
        (refund === undefined ||
          (claim.refund_amount === refund && claim.payment_status === 'refunded')) &&
        claimed.length === items.length &&
        items.every(({ id, units }) =>
          claimed.some((one) => one.item_id === id && one.quantity === units),
        ) &&
        goes.length === outgoing.length &&
        outgoing.every(({ variantId, units }) =>
          goes.some((one) => one.variant_id === variantId && one.quantity === units),
        )
      );
    }),
};

export const claimBody = (sent: ClaimSent): CreateOrderClaimBody => {
  const { type, items, back, refund, outgoing, shipping, address, notify } = sent;
  return omitUndefined<CreateOrderClaimBody>({
    type,
    claim_items: items.map(({ id, units, reason, note, tags, pictures }) =>
      omitUndefined<CreateOrderClaimBodyClaimItemsItem>({
        item_id: id,
        quantity: units,
        reason,
        note,
        tags: tags.length > 0 ? claimTags(tags) : undefined,
        images: pictures.length > 0 ? [...pictures] : undefined,
      }),
    ),
    return_shipping: back && { option_id: back.option, price: back.price },
    return_location_id: back?.location,
    // Without it the server forgets discounts and refunds more than was paid.
    refund_amount: refund,
    additional_items:
      outgoing.length > 0
        ? outgoing.map(({ variantId, units }): CreateOrderClaimBodyAdditionalItemsItem => ({
            variant_id: variantId,
            quantity: units,
          }))
        : undefined,
    // Free for the customer.
    shipping_methods: shipping === undefined ? undefined : [{ option_id: shipping, price: 0 }],
    shipping_address: address,
    no_notification: !notify,
    metadata: undefined,
  });
};

/** Normalizes tags like the server, which fails on duplicates. */
export const claimTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean)),
];
