import { getRegion } from '#generated/admin/regions/regions.ts';
import { listTaxRates } from '#generated/admin/tax-rates/tax-rates.ts';
import { getVariant } from '#generated/admin/variants/variants.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { TaxedCart } from '#shared/domain/storefront-api.ts';
import { tryCart } from '#shared/domain/trial-cart.ts';
import type { TrialAnswer } from '#shared/domain/trial-cart.ts';
import type { Region } from '../../regions/query.ts';
import { explainTaxes, isOutdated } from './explain.ts';
import type { ExplainedTax, KnownRate, Taxed, TaxLine } from './explain.ts';

export interface TaxQuestion {
  variantId: string;
  regionId: string;
  /** At least 1. */
  quantity: number;
}

export interface TaxedPart {
  taxes: ExplainedTax[];
  /** The server's rates have changed since. */
  isOutdated: boolean;
}

export interface TaxAnswer {
  question: TaxQuestion;
  region: Region;
  trial: TrialAnswer;
  /** Minor units of the region's currency. */
  cart: TaxedCart;
  /** Undefined if the store doesn't sell it there. */
  item: TaxedPart | undefined;
  /** Cheapest shipping option; undefined if none. */
  shipping: (TaxedPart & { name: string }) | undefined;
}

/** Rates per call; each includes everything it applies to. */
const RATES_AT_ONCE = 20;

async function ratesOf(regionId: string, call: CallOptions): Promise<KnownRate[]> {
  const rates = await everyPage(async ({ limit, offset }) => {
    const { tax_rates: rows, count } = await listTaxRates(
      {
        limit,
        offset,
        order: 'created_at' satisfies OrderOf<typeof listTaxRates>,
        region_id: [regionId],
        expand: ['products', 'product_types', 'shipping_options'] satisfies ExpandOf<
          typeof listTaxRates
        >[],
      },
      call,
    );
    return { rows, count };
  }, RATES_AT_ONCE);
  const idsOf = (records: readonly { id: string }[] | undefined): string[] =>
    readEach(records, ({ id }) => id);
  return readEach(rates, (rate) => ({
    id: rate.id,
    name: rate.name,
    code: rate.code,
    rate: rate.rate,
    products: idsOf(rate.products),
    types: idsOf(rate.product_types),
    options: idsOf(rate.shipping_options),
  }));
}

const linesOf = (lines: readonly { name: string; code: string | null; rate: number }[] | null) =>
  readEach(lines, ({ name, code, rate }): TaxLine => ({ name, code, rate }));

/**
 * Asks the store with the trial cart, and explains the answer by the region's current tax rates.
 *
 * @param owner see `ownerKey`
 * @throws ApiError; a refused variant is part of the answer instead
 */
export async function askTax(
  question: TaxQuestion,
  owner: string,
  call: CallOptions,
): Promise<TaxAnswer> {
  const { variantId, regionId, quantity } = question;
  const { region } = await getRegion(regionId, call);
  const [trial, { variant }, rates] = await Promise.all([
    tryCart(
      {
        regionId,
        customerId: null,
        items: [{ variantId, quantity }],
        hasShipping: true,
        asksTaxes: !region.automatic_taxes,
      },
      owner,
      call,
    ),
    getVariant(variantId, { expand: 'product' satisfies ExpandOf<typeof getVariant> }, call),
    ratesOf(regionId, call),
  ]);
  const cart: TaxedCart = trial.taxed ?? trial.cart;
  const explained = (lines: TaxLine[], taxed: Taxed): TaxedPart => {
    const taxes = explainTaxes(lines, rates, taxed);
    return {
      taxes,
      // Other providers charge their own rates.
      isOutdated:
        region.tax_provider_id === null && isOutdated(taxes, rates, taxed, region.tax_rate),
    };
  };
  const item = listOf(cart.items).find((one) => one?.variant_id === variantId);
  const [method] = listOf(cart.shipping_methods);
  return {
    question,
    region,
    trial,
    cart,
    item:
      item &&
      explained(linesOf(item.tax_lines), {
        kind: 'item',
        productId: variant.product_id,
        typeId: variant.product?.type_id ?? null,
      }),
    shipping: method && {
      ...explained(linesOf(method.tax_lines), {
        kind: 'shipping',
        optionId: method.shipping_option_id,
      }),
      name: method.shipping_option?.name ?? '',
    },
  };
}
