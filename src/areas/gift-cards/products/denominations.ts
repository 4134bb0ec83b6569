import type {
  CreateProductBody,
  CreateProductBodyVariantsItem,
  CreateProductBodyVariantsItemPricesItem,
  CreateProductVariantBody,
  CreateProductVariantBodyPricesItem,
  MoneyAmount,
  UpdateProductVariantBody,
} from '#generated/admin/admin.schemas.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { listOf } from '#ui/format/instant.ts';
import { formatAmount } from '#ui/format/money.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';

/** Minor units by lower-case currency code; null for none, NaN while unparsable. */
export type Amounts = Record<string, number | null>;

type StoredPrice = Pick<
  MoneyAmount,
  'currency_code' | 'region_id' | 'amount' | 'min_quantity' | 'max_quantity' | 'price_list_id'
>;

/** Variant fields of a denomination. */
export interface StoredDenomination {
  id: string;
  title: string;
  prices?: readonly StoredPrice[] | null;
  options?: readonly { option_id: string; value: string }[] | null;
}

/** Not from a price list. */
const isOwn = ({ price_list_id: list }: StoredPrice): boolean => !list;

/** Currency price for everyone and any quantity. */
const isPlain = (price: StoredPrice): boolean =>
  isOwn(price) &&
  !price.region_id &&
  (price.min_quantity ?? null) === null &&
  (price.max_quantity ?? null) === null;

/** Returns plain prices by currency. */
export const amountsOf = ({ prices }: Pick<StoredDenomination, 'prices'>): Amounts =>
  Object.fromEntries(
    listOf(prices)
      .filter((price) => typeof price?.amount === 'number' && isPlain(price))
      .map(({ currency_code: code, amount }) => [code, amount]),
  );

/** The server drops own prices that aren't sent, so hidden ones are included. */
function priceBodies(
  amounts: Amounts,
  stored: readonly StoredPrice[] = [],
): CreateProductVariantBody['prices'] {
  const others = stored
    .filter((price) => isOwn(price) && !isPlain(price))
    .map(({ region_id: region, currency_code, amount, min_quantity, max_quantity }) =>
      omitUndefined<CreateProductVariantBodyPricesItem>({
        region_id: region || undefined,
        currency_code: region ? undefined : currency_code,
        amount,
        min_quantity: min_quantity ?? undefined,
        max_quantity: max_quantity ?? undefined,
      }),
    );
  const plain = Object.entries(amounts).flatMap(
    ([currency_code, amount]): CreateProductVariantBodyPricesItem[] =>
      amount === null ? [] : [{ currency_code, amount }],
  );
  return [...plain, ...others];
}

/** Plain number that names a denomination: `25`, `12.50`. */
export function denominationName(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const isWhole = minor % 10 ** digits === 0;
  return formatAmount(
    isWhole ? minor / 10 ** digits : minor,
    isWhole ? 0 : digits,
    'en',
  ).replaceAll(',', '');
}

/** Naming amount: in the default currency, else the first. */
export function leadingOf(
  amounts: Amounts,
  currencies: readonly string[],
): { currency: string; minor: number } | undefined {
  for (const currency of currencies) {
    const minor = amounts[currency];
    if (typeof minor === 'number' && minor > 0) return { currency, minor };
  }
  return undefined;
}

const nameOf = (amounts: Amounts, currencies: readonly string[]): string => {
  const leading = leadingOf(amounts, currencies);
  return leading ? denominationName(leading.minor, leading.currency) : '';
};

export type DenominationMistake = 'missing' | 'taken' | 'zero';

/**
 * Validates a denomination; fields report unparsable amounts themselves.
 *
 * @param others names of the product's other denominations
 */
export function denominationMistake(
  amounts: Amounts,
  currencies: readonly string[],
  others: readonly string[],
): DenominationMistake | 'unreadable' | undefined {
  const given = Object.values(amounts).filter((amount) => amount !== null);
  if (given.some((amount) => Number.isNaN(amount))) return 'unreadable';
  if (given.length === 0) return 'missing';
  if (given.some((amount) => amount <= 0)) return 'zero';
  return others.includes(nameOf(amounts, currencies)) ? 'taken' : undefined;
}

/** Gift cards have no stock. */
export function addBody(
  amounts: Amounts,
  currencies: readonly string[],
  optionId: string,
): CreateProductVariantBody {
  const name = nameOf(amounts, currencies);
  return {
    title: name,
    manage_inventory: false,
    prices: priceBodies(amounts),
    options: [{ option_id: optionId, value: name }],
  };
}

/** Renames only if the name was the amount. */
export function changeBody(
  stored: StoredDenomination,
  amounts: Amounts,
  currencies: readonly string[],
): UpdateProductVariantBody {
  const [before, after] = [nameOf(amountsOf(stored), currencies), nameOf(amounts, currencies)];
  const [option] = listOf(stored.options);
  return omitUndefined<UpdateProductVariantBody>({
    prices: priceBodies(amounts, listOf(stored.prices)),
    title: before !== after && stored.title === before ? after : undefined,
    options:
      before !== after && option?.value === before
        ? [{ option_id: option.option_id, value: after }]
        : undefined,
  });
}

export interface ProductValues {
  title: string;
  description: string;
  /** Minor units of the default currency; null for none, NaN while unparsable. */
  amounts: (number | null)[];
  /** Further currencies, with the same numbers. */
  alsoIn: string[];
  isPublished: boolean;
}

/** Keeps the number, not the value: 25.00 euros become 25 yen. Undefined if not representable. */
export function sameNumber(minor: number, from: string, to: string): number | undefined {
  const scaled = minor * 10 ** (currencyDigits(to) - currencyDigits(from));
  return Number.isInteger(scaled) ? scaled : undefined;
}

/** Some amounts may be empty, but not all. */
export function amountMistakes(
  amounts: readonly (number | null)[],
): [place: number, mistake: 'empty' | 'wrong'][] {
  if (amounts.every((amount) => amount === null)) return [[0, 'empty']];
  return amounts.flatMap((amount, place) =>
    amount === null || amount > 0 ? [] : [[place, 'wrong'] as const],
  );
}

/** Returns currencies that can't represent some amounts, with those amounts in minor units of `defaultCurrency`. */
export const leftOut = (
  { amounts, alsoIn }: Pick<ProductValues, 'amounts' | 'alsoIn'>,
  defaultCurrency: string,
): { currency: string; amounts: number[] }[] =>
  alsoIn.flatMap((currency) => {
    const without = amounts
      .filter((amount) => amount !== null)
      .filter(
        (amount) => amount > 0 && sameNumber(amount, defaultCurrency, currency) === undefined,
      );
    return without.length === 0 ? [] : [{ currency, amounts: without }];
  });

/** Creates the product with its denominations. */
export function productBody(
  { title, description, amounts, alsoIn, isPublished }: ProductValues,
  defaultCurrency: string,
  option: string,
): CreateProductBody {
  const given = [...new Set(amounts.filter((amount) => amount !== null))].toSorted((a, b) => a - b);
  return omitUndefined<CreateProductBody>({
    title: title.trim(),
    description: description.trim() || undefined,
    is_giftcard: true,
    // Discounting gift cards would give money away.
    discountable: false,
    status: isPublished ? 'published' : 'draft',
    options: [{ title: option }],
    variants: given.map((minor): CreateProductBodyVariantsItem => ({
      title: denominationName(minor, defaultCurrency),
      manage_inventory: false,
      options: [{ value: denominationName(minor, defaultCurrency) }],
      prices: [
        { currency_code: defaultCurrency, amount: minor },
        ...alsoIn.flatMap((code): CreateProductBodyVariantsItemPricesItem[] => {
          const amount = sameNumber(minor, defaultCurrency, code);
          return amount === undefined ? [] : [{ currency_code: code, amount }];
        }),
      ],
    })),
  });
}
