import { browserValue } from '#app/preferences/storage.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Id of the region that was chosen last in this browser. */
export const lastRegion = browserValue('lastRegion', '');

interface Region {
  id: string;
  countries?: readonly { iso_2: string }[] | null;
}

/**
 * Returns the customer's region, else the last chosen, else the only one.
 *
 * @param country of the customer, lower case
 */
export function usualRegion<Known extends Region>(
  regions: readonly Known[],
  last: string,
  country: string | undefined,
): Known | undefined {
  const own =
    country &&
    regions.find(({ countries }) =>
      readEach(countries, ({ iso_2: code }) => code).includes(country),
    );
  if (own) return own;
  return regions.find(({ id }) => id === last) ?? (regions.length === 1 ? regions[0] : undefined);
}
