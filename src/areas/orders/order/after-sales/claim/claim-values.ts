import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { ClaimItemReason } from '#generated/admin/admin.schemas.ts';
import type { ClaimOrderType } from '#generated/admin/admin.schemas.ts';
import { fileUrl } from '#app/config/config.ts';
import { addressProblems, wholeAddress } from '#shared/address-form/address-values.ts';
import type { AddressProblem, AddressValues } from '#shared/address-form/address-values.ts';
import type { PickedVariant, PricedVariant } from '#shared/variant-picker/variants.ts';
import { mustChoosePayment } from '../../actions/payment-operations.ts';
import { refundable } from '../../facts/order-facts.ts';
import type { Order } from '../../query.ts';
import type { AfterSalesValues } from '../kinds.ts';
import { areUnitsPossible, unitsOf } from '../outgoing/outgoing.ts';
import { refundMoney } from '../return-money.ts';
import { chosenShipping } from '../return-values.ts';
import type { RefundPlan } from '../return-values.ts';
import type { ClaimSent } from './claim.ts';
import { claimable, claimableItems } from '../../facts/claimable.ts';

/** The server accepts no others */
export const CLAIM_REASONS = Object.values(ClaimItemReason);

export interface ClaimValues {
  type: ClaimOrderType;
  /** By item id */
  reasons: Readonly<Record<string, ClaimItemReason | null>>;
  tags: Readonly<Record<string, readonly string[]>>;
  /** URLs of pictures */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** Shipping option id; null: the items stay with the customer */
  returnOption: string | null;
  /** Minor units, null if empty; 0 by default, as the store is at fault */
  returnPrice: number | null;
  /** Minor units, null if empty; undefined: use the calculated amount */
  refund: number | null | undefined;
  /** Null: the order's address */
  address: AddressValues | null;
}

export const noClaimValues: ClaimValues = {
  type: 'refund',
  reasons: {},
  tags: {},
  pictures: {},
  returnOption: null,
  returnPrice: 0,
  refund: undefined,
  address: null,
};

export const withPicture = (
  claim: ClaimValues,
  item: string | undefined,
  url: string,
): ClaimValues =>
  item === undefined
    ? claim
    : {
        ...claim,
        pictures: { ...claim.pictures, [item]: [...(claim.pictures[item] ?? []), url] },
      };

export interface ClaimChoices {
  /** For the return */
  options: readonly ShippingOptionListItem[];
  /** For the replacement */
  sendOptions: readonly ShippingOptionListItem[];
  /** Of the replacement; undefined while loading */
  prices: ReadonlyMap<string, PricedVariant> | undefined;
  /** The region's countries, in lower case */
  countries: readonly string[];
}

export type ClaimProblem =
  | 'nothing'
  | 'units'
  | 'reason'
  | 'missingReturn'
  | 'returnPrice'
  | 'refundMissing'
  | 'refundTooMuch'
  | 'noneSent'
  | 'sentUnits'
  | 'sentPrices'
  | 'noShipping'
  | 'address';

const claimedItems = (order: Order, { quantities }: Pick<AfterSalesValues, 'quantities'>) =>
  claimableItems(order).flatMap((item) => {
    const units = quantities[item.id] ?? 0;
    return units > 0 ? [{ item, units }] : [];
  });

export const sameItems = (order: Order, values: AfterSalesValues): PickedVariant[] =>
  claimedItems(order, values).flatMap(({ item, units }) =>
    item.variant_id
      ? [
          {
            variantId: item.variant_id,
            title: item.title,
            variantTitle: item.variant?.title ?? item.description ?? '',
            thumbnail: item.thumbnail ? fileUrl(item.thumbnail) : null,
            sku: item.variant?.sku ?? null,
            unitPrice: item.unit_price,
            quantity: units,
            includesTax: item.includes_tax === true,
          },
        ]
      : [],
  );

/** Missing items can't come back. */
const missingItems = (order: Order, values: AfterSalesValues) =>
  claimedItems(order, values).filter(
    ({ item }) => values.claim.reasons[item.id] === 'missing_item',
  );

/** At least one claimed item arrived. */
export const canComeBack = (order: Order, values: AfterSalesValues): boolean =>
  claimedItems(order, values).length > missingItems(order, values).length;

/** Shipping option id */
const wayBack = (order: Order, values: AfterSalesValues): string | null =>
  canComeBack(order, values) ? values.claim.returnOption : null;

/** The server refunds at once, nothing on receipt. */
export function claimPlan(
  order: Order,
  values: AfterSalesValues,
  { options }: Pick<ClaimChoices, 'options'>,
): RefundPlan {
  const { refund: entered, returnPrice: price } = values.claim;
  const money = refundMoney(
    order,
    claimedItems(order, values),
    chosenShipping(options, { option: wayBack(order, values), price: price ?? 0 }),
  );
  // The server might refund from an uncaptured payment.
  const most = mustChoosePayment(order) ? 0 : refundable(order);
  const defaultRefund = Math.min(Math.max(0, money.total), most);
  const refund = entered === undefined ? defaultRefund : entered;
  return {
    money,
    most,
    defaultRefund,
    refund: refund === null || Number.isNaN(refund) ? undefined : refund,
  };
}

/** By field */
export const claimAddressProblems = (
  { address }: ClaimValues,
  countries: readonly string[],
): Partial<Record<keyof AddressValues, AddressProblem>> =>
  address === null ? {} : addressProblems(address, countries);

function refundProblem(
  order: Order,
  values: AfterSalesValues,
  choices: ClaimChoices,
): ClaimProblem | undefined {
  const { refund, most } = claimPlan(order, values, choices);
  if (refund === undefined) return 'refundMissing';
  return refund > most ? 'refundTooMuch' : undefined;
}

function replaceProblem(
  { outgoing, sendOption, claim }: AfterSalesValues,
  { prices, sendOptions, countries }: ClaimChoices,
): ClaimProblem | undefined {
  if (outgoing.length === 0) return 'noneSent';
  if (!areUnitsPossible(outgoing)) return 'sentUnits';
  // The server sends nothing the region doesn't sell.
  if (!outgoing.every(({ variantId: id }) => (prices?.get(id)?.unitPrice ?? null) !== null)) {
    return 'sentPrices';
  }
  if (!sendOptions.some(({ id }) => id === sendOption)) return 'noShipping';
  return Object.keys(claimAddressProblems(claim, countries)).length > 0 ? 'address' : undefined;
}

export function claimProblem(
  order: Order,
  values: AfterSalesValues,
  choices: ClaimChoices,
): ClaimProblem | undefined {
  const items = claimableItems(order);
  const { quantities, claim } = values;
  const isPossible = (item: (typeof items)[number]): boolean => {
    const units = quantities[item.id] ?? 0;
    return Number.isSafeInteger(units) && units >= 0 && units <= claimable(order, item);
  };
  if (!items.every(isPossible)) return 'units';
  const claimed = claimedItems(order, values);
  if (claimed.length === 0) return 'nothing';
  if (claimed.some(({ item }) => !claim.reasons[item.id])) return 'reason';
  if (wayBack(order, values) !== null) {
    // The server requests all claimed items, even missing ones.
    if (missingItems(order, values).length > 0) return 'missingReturn';
    if (!Number.isSafeInteger(claim.returnPrice ?? 0)) return 'returnPrice';
  }
  return claim.type === 'refund'
    ? refundProblem(order, values, choices)
    : replaceProblem(values, choices);
}

/** Requires values without a problem. */
export function claimSent(
  order: Order,
  values: AfterSalesValues,
  choices: ClaimChoices,
): ClaimSent {
  const { claim, notes, outgoing, sendOption, location, notify } = values;
  const isRefund = claim.type === 'refund';
  const option = wayBack(order, values);
  return {
    type: claim.type,
    items: claimedItems(order, values).map(({ item: { id }, units }) => ({
      id,
      units,
      reason: claim.reasons[id] ?? 'other',
      note: notes[id]?.trim() || undefined,
      tags: claim.tags[id] ?? [],
      pictures: claim.pictures[id] ?? [],
    })),
    back:
      option === null
        ? undefined
        : { option, price: claim.returnPrice ?? 0, location: location ?? undefined },
    refund: isRefund ? (claimPlan(order, values, choices).refund ?? 0) : undefined,
    outgoing: isRefund
      ? []
      : outgoing.map((item) => ({ variantId: item.variantId, units: unitsOf(item) })),
    shipping: isRefund ? undefined : (sendOption ?? undefined),
    address: isRefund || claim.address === null ? undefined : wholeAddress(claim.address),
    notify,
  };
}
