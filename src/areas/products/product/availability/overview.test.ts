import { expect, test } from 'vitest';
import { channelsToAsk, judgeRegions, overview, pickRegion, unitsElsewhere } from './overview.ts';
import type { Facts, Overview, Shop } from './overview.ts';
import type { Channel } from './verdict.ts';

const web: Channel = { id: 'sc_web', name: 'Web', is_disabled: false };
const fair: Channel = { id: 'sc_fair', name: 'Fair', is_disabled: false };
const webShop: Shop = { id: 'pk_web', title: 'Web', channels: [web] };
const REGIONS = ['asia', 'europe'];
const BOTH = ['s', 'm'];

const fine: Facts = {
  status: 'published',
  channels: [web],
  variants: BOTH.map((id) => ({ id, title: id, units: 5 })),
  priced: { asia: BOTH, europe: BOTH },
  available: { sc_web: BOTH, sc_fair: [] },
  shipping: REGIONS.map((regionId) => ({ name: 'Parcel', regionId })),
};

const see = (change: Partial<Facts>, shop = webShop): Overview =>
  overview(judgeRegions({ ...fine, ...change }, REGIONS, shop));

test.each<[string, Partial<Facts>, Pick<Overview, 'state' | 'buyableIn'>]>([
  ['everything everywhere', {}, { state: 'all', buyableIn: 2 }],
  ['no price in one region', { priced: { europe: BOTH } }, { state: 'some', buyableIn: 1 }],
  [
    'no way to send it to one region',
    { shipping: [{ name: 'Parcel', regionId: 'europe' }] },
    { state: 'some', buyableIn: 1 },
  ],
  ['a variant out of stock', { available: { sc_web: ['s'] } }, { state: 'some', buyableIn: 2 }],
  ['nothing in stock', { available: { sc_web: [] } }, { state: 'none', buyableIn: 0 }],
  ['a draft', { status: 'draft' }, { state: 'none', buyableIn: 0 }],
])('%s is told for all regions at once', (_what, change, expected) => {
  expect(see(change)).toMatchObject(expected);
});

test('the region is looked into where it isn’t for sale', () => {
  const facts = { ...fine, channels: [web, fair], priced: { europe: BOTH } };
  const regions = judgeRegions(facts, REGIONS, webShop);
  expect(pickRegion(regions, undefined)?.id).toBe('asia');
  expect(pickRegion(regions, 'europe')?.id).toBe('asia');
});

test('a region that was chosen is kept, and one that is gone is not', () => {
  const facts = { ...fine, priced: { europe: BOTH } };
  const regions = judgeRegions(facts, REGIONS, webShop);
  expect(pickRegion(regions, 'asia')?.id).toBe('asia');
  expect(pickRegion(regions, 'gone')?.id).toBe('asia');
});

test('where everything can be bought everywhere, no region is looked into', () => {
  const regions = judgeRegions(fine, REGIONS, webShop);
  expect(regions.map(({ state }) => state)).toEqual(['all', 'all']);
  expect(pickRegion(regions, 'asia')).toBeUndefined();
});

test('a shop of several channels sells what is in stock for any of them', () => {
  const both: Shop = { id: 'pk', title: 'Both', channels: [fair, web] };
  expect(see({ channels: [fair, web] }, both).state).toBe('all');
});

test('each channel is asked for once, and only those that matter', () => {
  const both: Shop = { id: 'pk', title: 'Both', channels: [fair, web, web] };
  expect(channelsToAsk([web], both)).toEqual(['sc_web']);
  expect(channelsToAsk([], webShop)).toEqual(['sc_web']);
  expect(channelsToAsk([], { id: '', title: '', channels: undefined })).toEqual(['']);
});

test('units at other places are told as a span', () => {
  expect(unitsElsewhere([{ units: 1010 }, { units: 10 }])).toEqual([10, 1010]);
  expect(unitsElsewhere([{ units: 0 }, { units: -2 }])).toBeUndefined();
});
