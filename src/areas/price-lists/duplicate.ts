import type { CreatePriceListBody } from '#generated/admin/admin.schemas.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import type { Step } from '#shared/save/steps.ts';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import { withoutRecord } from '#shared/save/no-record.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { priceListCreation } from './creation.ts';
import { readPrices } from './price-list/query.ts';
import type { ListPrice, PriceList } from './price-list/query.ts';
import { PRICES_AT_ONCE, addPrices, bodyOf, subjectOf } from './prices.ts';

/** A draft, so shoppers don't pay its prices before staff check them. */
export const copyBody = (
  list: PriceList,
  name: string,
  prices: readonly ListPrice[],
): CreatePriceListBody =>
  omitUndefined<CreatePriceListBody>({
    name,
    description: list.description,
    type: list.type,
    status: 'draft',
    starts_at: list.starts_at || undefined,
    ends_at: list.ends_at || undefined,
    includes_tax: list.includes_tax,
    customer_groups: groupsOf(list).map(({ id }) => ({ id })),
    prices: prices.map(bodyOf),
  });

/** Returns wanted prices that the list doesn't have. */
export function missingPrices(
  wanted: readonly ListPrice[],
  there: readonly ListPrice[],
): ListPrice[] {
  const known = new Set(there.map(subjectOf));
  return wanted.filter((price) => !known.has(subjectOf(price)));
}

/**
 * Copies a list: the first call carries as many prices as fit, further calls add the rest.
 *
 * @param onMade receives the copy's id
 */
export function copySteps(
  list: PriceList,
  name: string,
  prices: readonly ListPrice[],
  labels: { list: string; prices: (from: number, to: number) => string },
  onMade: (id: string) => void,
): Step[] {
  const [first = [], ...others] = chunk(prices, PRICES_AT_ONCE);
  const once = createOnce(priceListCreation);
  let copy = '';
  return [
    {
      id: 'list',
      label: labels.list,
      stage: 0,
      run: async (call: CallOptions) => {
        copy = (await createWithin(once, copyBody(list, name, first), call)).id;
        onMade(copy);
      },
    },
    ...others.map((part, index): Step => {
      /** Lost answer: instant, ms. */
      let lostAt: number | undefined;
      const from = (index + 1) * PRICES_AT_ONCE;
      return {
        id: `prices ${from}`,
        label: labels.prices(from + 1, from + part.length),
        stage: index + 1,
        run: async (call) => {
          const read = (): Promise<ListPrice[]> =>
            readPrices(copy, call).then((there) => missingPrices(part, there));
          // An earlier try may have added some, or still do so: resending would duplicate them.
          const left =
            lostAt === undefined
              ? part
              : (
                  await lookUntilSettled({
                    ...sinceLoss(lostAt, call.signal),
                    look: read,
                    isFound: (missing) => missing.length === 0,
                  })
                ).found;
          try {
            await addPrices(copy, left, call);
          } catch (error) {
            const { outcome } = withoutRecord(error, 'upsertPriceListPrices');
            if (outcome === 'unknown') lostAt = Date.now();
            throw error;
          }
        },
      };
    }),
  ];
}
