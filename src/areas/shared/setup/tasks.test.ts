import { expect, test } from 'vitest';
import { marketsOf, setupTasks } from './tasks.ts';
import type { Offer, SetupFacts, TaskId } from './tasks.ts';

const region = {
  id: 'reg_1',
  name: 'Europe',
  currency_code: 'eur',
  countries: [{}],
  payment_providers: [{}],
  fulfillment_providers: [{}],
};
const channel = { id: 'sc_1', name: 'Website', is_disabled: false };

/** A store that can sell. */
const ready: SetupFacts = {
  regions: [region],
  options: [{ name: 'Parcel', region_id: 'reg_1', profile_id: 'sp_1' }],
  channels: [channel],
  locations: [{ id: 'loc_1', name: 'Depot', sales_channels: [{ id: 'sc_1' }] }],
};
const lamp: Offer = { title: 'Lamp' };

/** Problems by task. */
const whys = (facts: SetupFacts, offer?: Offer): Partial<Record<TaskId, string>> =>
  Object.fromEntries(
    setupTasks(facts, offer).flatMap(({ id, problem }) =>
      problem ? [[id, problem.why === 'waits' ? `waits for ${problem.for}` : problem.why]] : [],
    ),
  );

test('an empty store needs everything, a region and a location first', () => {
  const empty: SetupFacts = { regions: [], options: [], channels: [channel], locations: [] };
  expect(whys(empty, { why: 'noProduct' })).toEqual({
    region: 'noRegion',
    payment: 'waits for region',
    shipping: 'waits for region',
    channel: 'noLocation',
    product: 'noProduct',
  });
  expect(marketsOf(empty)).toEqual([]);
});

test('a store that can sell names what it sells, where and how', () => {
  expect(setupTasks(ready, lamp)).toEqual([
    { id: 'region', doneBy: ['Europe'] },
    { id: 'payment', doneBy: ['Europe'] },
    { id: 'shipping', doneBy: ['Parcel'] },
    { id: 'channel', doneBy: ['Website'] },
    { id: 'product', doneBy: ['Lamp'] },
  ]);
  expect(marketsOf(ready)).toEqual([{ region, channel }]);
});

test.each<[string, Partial<SetupFacts>, Partial<Record<TaskId, string>>]>([
  [
    'a region without countries',
    { regions: [{ ...region, countries: [] }] },
    {
      region: 'noCountries',
      payment: 'waits for region',
      shipping: 'waits for region',
      product: 'waits for region',
    },
  ],
  [
    'a region in which nobody can pay',
    { regions: [{ ...region, payment_providers: [] }] },
    { payment: 'noPayment', product: 'waits for payment' },
  ],
  [
    'a region from which nothing is sent',
    { regions: [{ ...region, fulfillment_providers: [] }], options: [] },
    { shipping: 'noFulfillment', product: 'waits for shipping' },
  ],
  ['no shipping option', { options: [] }, { shipping: 'noOption', product: 'waits for shipping' }],
  ['no channel', { channels: [] }, { channel: 'noChannel', product: 'waits for channel' }],
  [
    'a disabled channel',
    { channels: [{ ...channel, is_disabled: true }] },
    { channel: 'channelOff', product: 'waits for channel' },
  ],
  ['no location', { locations: [] }, { channel: 'noLocation', product: 'waits for channel' }],
  [
    'a location without the channel',
    { locations: [{ id: 'loc_1', name: 'Depot', sales_channels: [] }] },
    { channel: 'channelNowhere', product: 'waits for channel' },
  ],
])('%s is said where it is set up', (_, change, expected) => {
  expect(whys({ ...ready, ...change })).toEqual(expected);
});

test('without locations of its own a server needs none', () => {
  expect(whys({ ...ready, locations: undefined }, lamp)).toEqual({});
});

test('without sales channels a server needs none', () => {
  const facts = { ...ready, channels: undefined };
  expect(setupTasks(facts, lamp).map(({ id }) => id)).toEqual([
    'region',
    'payment',
    'shipping',
    'product',
  ]);
  expect(marketsOf(facts)).toEqual([{ region, channel: undefined }]);
});

test('why nothing can be bought is the last task', () => {
  const offer: Offer = { why: 'noPrice', product: { id: 'prod_1', title: 'Lamp' }, region };
  expect(setupTasks(ready, offer).at(-1)).toEqual({ id: 'product', problem: offer });
});

test('one region that takes payment and another that ships sell nothing', () => {
  const other = { ...region, id: 'reg_2', name: 'Japan', payment_providers: [] };
  const facts = {
    ...ready,
    regions: [region, other],
    options: [{ name: 'Ferry', region_id: 'reg_2', profile_id: 'sp_1' }],
  };
  expect(whys(facts)).toEqual({ shipping: 'noOption', product: 'waits for shipping' });
});

test('a second region can be the one that sells', () => {
  const other = { ...region, id: 'reg_2', name: 'Japan' };
  const facts = {
    ...ready,
    regions: [region, other],
    options: [{ name: 'Ferry', region_id: 'reg_2', profile_id: 'sp_1' }],
  };
  expect(marketsOf(facts)).toEqual([{ region: other, channel }]);
});
