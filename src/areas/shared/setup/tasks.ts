/** Facts about a store that a first sale depends on. */
export interface SetupFacts {
  regions: readonly SetupRegion[];
  /** Outbound options that shoppers can choose. */
  options: readonly { name: string; region_id: string; profile_id: string }[];
  /** Undefined if the server has no sales channels. */
  channels: readonly SetupChannel[] | undefined;
  /** Undefined if the server doesn't track stock by location. */
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

/** In setup order. */
export type TaskId = 'region' | 'payment' | 'shipping' | 'channel' | 'product';

/** Reason nothing can be bought, despite a market. */
export type NothingToBuy =
  | { why: 'noProduct' | 'noneInChannel' | 'nonePublished' }
  | {
      why: 'noPrice' | 'noStock' | 'noShipping';
      product: { id: string; title: string };
      region: SetupRegion;
    };

/** Reason a task is open, and the record to change, if any. */
export type Problem =
  | NothingToBuy
  | { why: 'noRegion' | 'noLocation' | 'noChannel' }
  | { why: 'noCountries' | 'noPayment' | 'noFulfillment' | 'noOption'; region: SetupRegion }
  | { why: 'channelOff' | 'channelNowhere'; channel: SetupChannel }
  /** An earlier task comes first. */
  | { why: 'waits'; for: TaskId };

export interface Task {
  id: TaskId;
  doneBy?: readonly string[];
  problem?: Problem;
}

/** Region with payment and shipping, and a channel with a stock location. */
export interface Market {
  region: SetupRegion;
  /** Undefined if the server has no channels. */
  channel: SetupChannel | undefined;
}

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** Product on sale, or why there is none. */
export type Offer = { title: string } | NothingToBuy;

const names = (records: readonly { name: string }[]): string[] => records.map(({ name }) => name);

/** Regions with countries. */
const placed = ({ regions }: SetupFacts): SetupRegion[] =>
  regions.filter(({ countries }) => !isEmpty(countries));

/** With countries and a way to pay. */
export const isPayable = ({ countries, payment_providers: providers }: SetupRegion): boolean =>
  !isEmpty(countries) && !isEmpty(providers);

const payable = ({ regions }: SetupFacts): SetupRegion[] => regions.filter(isPayable);

/** Regions with a shipping option. */
const shipped = (regions: readonly SetupRegion[], { options }: SetupFacts): SetupRegion[] =>
  regions.filter(({ id }) => options.some((option) => option.region_id === id));

/** Enabled channels that sell from a location, if stock is tracked by location. */
function openChannels({ channels = [], locations }: SetupFacts): SetupChannel[] {
  const sellsFrom = (id: string): boolean =>
    !locations || locations.some((place) => place.sales_channels.some((one) => one.id === id));
  return channels.filter(({ id, is_disabled: isDisabled }) => !isDisabled && sellsFrom(id));
}

/** Returns every market that can sell, by region, then channel. */
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
  // Prefer regions with payment; without any, any region counts.
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

/** Undefined if the server has no sales channels. */
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
 * Returns the tasks in setup order.
 *
 * @param offer undefined while there is no market but some product
 */
export const setupTasks = (facts: SetupFacts, offer: Offer | undefined): Task[] =>
  [
    regionTask(facts),
    paymentTask(facts),
    shippingTask(facts),
    channelTask(facts),
    productTask(facts, offer),
  ].flatMap((task) => task ?? []);

/** True if nothing is left to set up. */
export const isReady = (tasks: readonly Task[]): boolean => tasks.every(({ problem }) => !problem);
