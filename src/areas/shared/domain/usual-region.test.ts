import { expect, test } from 'vitest';
import { usualRegion } from './usual-region.ts';

const europe = { id: 'reg_eu', countries: [{ iso_2: 'fi' }, { iso_2: 'de' }] };
const japan = { id: 'reg_jp', countries: [{ iso_2: 'jp' }] };
const all = [europe, japan];

test.each([
  ['the customer’s', all, 'reg_eu', 'jp', japan],
  ['the last one, if the customer has none', all, 'reg_eu', undefined, europe],
  ['the last one, if nothing is sold to the customer’s country', all, 'reg_jp', 'us', japan],
  ['the only one', [europe], '', undefined, europe],
  ['none of several', all, '', undefined, undefined],
  ['none that is gone', all, 'reg_gone', undefined, undefined],
])('a new record starts with the region that is %s', (_which, regions, last, country, region) => {
  expect(usualRegion(regions, last, country)).toBe(region);
});
