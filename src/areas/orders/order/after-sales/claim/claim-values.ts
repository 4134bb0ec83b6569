import type { ShippingOptionListItem } from '#generated/admin/admin.schemas.ts';
import { ClaimItemReason } from '#generated/admin/admin.schemas.ts';
import type { ClaimOrderType } from '#generated/admin/admin.schemas.ts';
import { fileUrl } from '#app/config/config.ts';
import { addressProblems, wholeAddress } from '#shared/address-form/address-values.ts';
import type { AddressProblem, AddressValues } from '#shared/address-form/address-values.ts';
import type { PickedVariant, PricedVariant } from '#shared/variant-picker/variants.ts';
import { mustChoosePayment } from '../../actions/money.ts';
import { refundable } from '../../actions/order-facts.ts';
import type { Order } from '../../query.ts';
import type { AfterSalesValues } from '../kinds.ts';
import { areUnitsPossible, unitsOf } from '../outgoing/outgoing.ts';
import { refundMoney } from '../return-money.ts';
import { chosenShipping } from '../return-values.ts';
import type { RefundPlan } from '../return-values.ts';
import type { ClaimSent } from './claim.ts';
import { claimable, claimableItems } from './claimable.ts';

/** Why something is claimed; the server takes no others. */
export const CLAIM_REASONS = Object.values(ClaimItemReason);

/** What one enters for a claim, beside what every kind has. */
export interface ClaimValues {
  type: ClaimOrderType;
  /** What went wrong with each item, by its id. */
  reasons: Readonly<Record<string, ClaimItemReason | null>>;
  tags: Readonly<Record<string, readonly string[]>>;
  /** Addresses of pictures. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** Id of the option by which the items come back; null: they stay with the customer. */
  returnOption: string | null;
  /** What that costs the customer, in minor units; null for an empty field. At first nothing: it is the store's fault. */
  returnPrice: number | null;
  /** Minor units that were entered, null for an empty field; undefined: as it is worked out. */
  refund: number | null | undefined;
  /** Where the replacement goes; null: where the order went. */
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

/** With one more picture of an item. */
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

/** What a claim is made with. */
export interface ClaimChoices {
  /** The ways back. */
  options: readonly ShippingOptionListItem[];
  /** The ways out. */
  sendOptions: readonly ShippingOptionListItem[];
  /** Of what is sent; undefined while they are read. */
  prices: ReadonlyMap<string, PricedVariant> | undefined;
  /** Countries to which the order's region sells, in small letters. */
  countries: readonly string[];
}

/** What is wrong with what was entered. */
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

/** The claimed items and their units. */
const claimedItems = (order: Order, { quantities }: Pick<AfterSalesValues, 'quantities'>) =>
  claimableItems(order).flatMap((item) => {
    const units = quantities[item.id] ?? 0;
    return units > 0 ? [{ item, units }] : [];
  });

/** The claimed items as the picker hands them over, to be sent once more. */
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

/** Claimed items that never arrived; they can't come back. */
const missingItems = (order: Order, values: AfterSalesValues) =>
  claimedItems(order, values).filter(
    ({ item }) => values.claim.reasons[item.id] === 'missing_item',
  );

/** Whether something that arrived is claimed, so that it can come back. */
export const canComeBack = (order: Order, values: AfterSalesValues): boolean =>
  claimedItems(order, values).length > missingItems(order, values).length;

/** The option by which the items come back, if they do. */
const wayBack = (order: Order, values: AfterSalesValues): string | null =>
  canComeBack(order, values) ? values.claim.returnOption : null;

/** The money of a claim that refunds: at once, and nothing more when the items arrive. */
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
  // The server might take it from a payment that isn't captured.
  const most = mustChoosePayment(order) ? 0 : refundable(order);
  const usual = Math.min(Math.max(0, money.total), most);
  const refund = entered === undefined ? usual : entered;
  return {
    money,
    most,
    usual,
    refund: refund === null || Number.isNaN(refund) ? undefined : refund,
  };
}

/** What is wrong with the address of a replacement, by field. */
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
  // What the region doesn't sell the server doesn't send either.
  if (!outgoing.every(({ variantId: id }) => (prices?.get(id)?.unitPrice ?? null) !== null)) {
    return 'sentPrices';
  }
  if (!sendOptions.some(({ id }) => id === sendOption)) return 'noShipping';
  return Object.keys(claimAddressProblems(claim, countries)).length > 0 ? 'address' : undefined;
}

/** What is wrong with a claim; undefined when it can be sent. */
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
    // The server asks all claimed items back, also those that never arrived.
    if (missingItems(order, values).length > 0) return 'missingReturn';
    if (!Number.isSafeInteger(claim.returnPrice ?? 0)) return 'returnPrice';
  }
  return claim.type === 'refund'
    ? refundProblem(order, values, choices)
    : replaceProblem(values, choices);
}

/** What is sent. The values must have no problem. */
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
