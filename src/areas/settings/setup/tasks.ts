/** What the setup guide knows about a store, as far as a first sale needs it. */
export interface SetupFacts {
  regions: readonly SetupRegion[];
  /** Shipping options that shoppers can choose on their way out. */
  options: readonly { name: string; region_id: string; profile_id: string }[];
  /** Undefined where the server has no sales channels. */
  channels: readonly SetupChannel[] | undefined;
  /** Undefined where the server keeps no stock by location. */
  locations: readonly SetupLocation[] | undefined;
}

export interface SetupRegion {
  id: string;
  name: string;
  currency_code: string;
  countries: readonly unknown[];
  payment_providers: readonly unknown[];
  fulfillment_providers: readonly unknown[];
}

export interface SetupChannel {
  id: string;
  name: string;
  is_disabled: boolean;
}

export interface SetupLocation {
  id: string;
  name: string;
  sales_channels: readonly { id: string }[];
}

/** Something that a first sale needs, in the order in which it is set up. */
export type TaskId = 'region' | 'payment' | 'shipping' | 'channel' | 'product';

/** Why shoppers can't buy anything, though there is a market. */
export type NothingToBuy =
  | { why: 'noProduct' | 'noneInChannel' | 'nonePublished' }
  | {
      why: 'noPrice' | 'noStock' | 'noShipping';
      product: { id: string; title: string };
      region: SetupRegion;
    };

/** What stands in the way of a task: why, and the record that has to change, where there is one. */
export type Problem =
  | NothingToBuy
  | { why: 'noRegion' | 'noLocation' | 'noChannel' }
  | { why: 'noCountries' | 'noPayment' | 'noFulfillment' | 'noOption'; region: SetupRegion }
  | { why: 'channelOff' | 'channelNowhere'; channel: SetupChannel }
  /** An earlier task has to be done first. */
  | { why: 'waits'; for: TaskId };

/** A task of the setup guide: done by these records, or not yet and why. */
export interface Task {
  id: TaskId;
  doneBy?: readonly string[];
  problem?: Problem;
}

/** Where and how a store could sell: a region in which one can pay and be sent something, and a channel with a stock location. */
export interface Market {
  region: SetupRegion;
  /** Undefined where the server has none. */
  channel: SetupChannel | undefined;
}

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** A product that shoppers can buy, by its title, or why there is none. */
export type Offer = { title: string } | NothingToBuy;

const names = (records: readonly { name: string }[]): string[] => records.map(({ name }) => name);

/** Regions that sell to some country. */
const placed = ({ regions }: SetupFacts): SetupRegion[] =>
  regions.filter(({ countries }) => !isEmpty(countries));

const payable = (facts: SetupFacts): SetupRegion[] =>
  placed(facts).filter(({ payment_providers: providers }) => !isEmpty(providers));

/** Those of some regions in which a shopper has a shipping option to choose. */
const shipped = (regions: readonly SetupRegion[], { options }: SetupFacts): SetupRegion[] =>
  regions.filter(({ id }) => options.some((option) => option.region_id === id));

/** Channels that are on and, where stock lies at locations, sell from one. */
function openChannels({ channels = [], locations }: SetupFacts): SetupChannel[] {
  const sellsFrom = (id: string): boolean =>
    !locations || locations.some((place) => place.sales_channels.some((one) => one.id === id));
  return channels.filter(({ id, is_disabled: isDisabled }) => !isDisabled && sellsFrom(id));
}

/** Every market in which something could be bought, the first region and channel first. */
export function marketsOf(facts: SetupFacts): Market[] {
  const channels = facts.channels ? openChannels(facts) : [undefined];
  return shipped(payable(facts), facts).flatMap((region) =>
    channels.map((channel) => ({ region, channel })),
  );
}

function regionTask(facts: SetupFacts): Task {
  const ready = placed(facts);
  if (ready.length > 0) return { id: 'region', doneBy: names(ready) };
  const [region] = facts.regions;
  return { id: 'region', problem: region ? { why: 'noCountries', region } : { why: 'noRegion' } };
}

function paymentTask(facts: SetupFacts): Task {
  const ready = payable(facts);
  if (ready.length > 0) return { id: 'payment', doneBy: names(ready) };
  const [region] = placed(facts);
  return {
    id: 'payment',
    problem: region ? { why: 'noPayment', region } : { why: 'waits', for: 'region' },
  };
}

function shippingTask(facts: SetupFacts): Task {
  // Of use is an option where one can pay; as long as one can't anywhere, any will do.
  const paid = payable(facts);
  const ready = shipped(isEmpty(paid) ? placed(facts) : paid, facts);
  if (ready.length > 0) {
    const here = facts.options.filter((option) => option.region_id === ready[0]?.id);
    return { id: 'shipping', doneBy: names(here) };
  }
  const [region] = [...paid, ...placed(facts)];
  if (!region) return { id: 'shipping', problem: { why: 'waits', for: 'region' } };
  const why = isEmpty(region.fulfillment_providers) ? 'noFulfillment' : 'noOption';
  return { id: 'shipping', problem: { why, region } };
}

/** Nothing is to be done where the server has no sales channels. */
function channelTask(facts: SetupFacts): Task | undefined {
  const { channels } = facts;
  if (!channels) return undefined;
  const ready = openChannels(facts);
  if (ready.length > 0) return { id: 'channel', doneBy: names(ready) };
  const [first] = channels;
  if (!first) return { id: 'channel', problem: { why: 'noChannel' } };
  const on = channels.find((channel) => !channel.is_disabled);
  if (!on) return { id: 'channel', problem: { why: 'channelOff', channel: first } };
  return {
    id: 'channel',
    problem: isEmpty(facts.locations ?? [])
      ? { why: 'noLocation' }
      : { why: 'channelNowhere', channel: on },
  };
}

function productTask(facts: SetupFacts, offer: Offer | undefined): Task {
  if (offer && 'title' in offer) return { id: 'product', doneBy: [offer.title] };
  if (offer) return { id: 'product', problem: offer };
  const waitsFor = [regionTask(facts), paymentTask(facts), shippingTask(facts)].find(
    ({ problem }) => problem,
  );
  return { id: 'product', problem: { why: 'waits', for: waitsFor?.id ?? 'channel' } };
}

/**
 * The tasks of the setup guide, in the order in which they are done.
 *
 * @param offer what a shopper could buy; undefined while there is no market to buy it in and there is some product
 */
export const setupTasks = (facts: SetupFacts, offer: Offer | undefined): Task[] =>
  [
    regionTask(facts),
    paymentTask(facts),
    shippingTask(facts),
    channelTask(facts),
    productTask(facts, offer),
  ].flatMap((task) => task ?? []);
