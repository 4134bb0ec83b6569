import { type Api, inParallel } from './api.ts';
import { CURRENCY_CODES, type Currency, priceIn } from './money.ts';

export interface Region {
  id: string;
  name: string;
  currency: Currency;
  countries: readonly string[];
  /** Ids of shipping options. */
  shipping: Record<ShippingName, string>;
}

export type ShippingName = 'standard' | 'express' | 'free' | 'return' | 'pickup';
export type ChannelName = 'shop' | 'wholesale' | 'marketplace' | 'counter' | 'closed';
export type LocationName = 'rotterdam' | 'bristol' | 'yokohama';
export type RegionName = keyof typeof REGIONS;

export interface Setup {
  regions: Record<RegionName, Region>;
  channels: Record<ChannelName, string>;
  locations: Record<LocationName, string>;
  profiles: { default: string; giftCard: string };
  returnReasons: string[];
}

const REGIONS = {
  eurozone: {
    name: 'Eurozone',
    currency: 'eur',
    tax: 21,
    countries: ['nl', 'de', 'fr', 'be', 'es', 'it', 'ie', 'at', 'pt', 'fi'],
    includesTax: true,
  },
  uk: { name: 'United Kingdom', currency: 'gbp', tax: 20, countries: ['gb'], includesTax: true },
  us: { name: 'United States', currency: 'usd', tax: 8.25, countries: ['us'], includesTax: false },
  japan: { name: 'Japan', currency: 'jpy', tax: 10, countries: ['jp'], includesTax: false },
  gulf: { name: 'Kuwait', currency: 'kwd', tax: 0, countries: ['kw'], includesTax: false },
} as const;

const CHANNELS: Record<Exclude<ChannelName, 'shop'>, [name: string, description: string]> = {
  wholesale: ['Wholesale', 'Boatyards, sailing schools and shops that order by the crate'],
  marketplace: ['Marketplace', 'Listings on other sites'],
  counter: ['Quayside counter', 'The shop on the quay in Rotterdam'],
  closed: ['Winter pop-up', 'The stand at the boat show, closed until next season'],
};

const LOCATIONS = {
  rotterdam: ['Rotterdam warehouse', 'Waalhaven Zuidzijde 12', 'Rotterdam', '3089 JH', 'NL'],
  bristol: ['Bristol warehouse', '4 Underfall Yard', 'Bristol', 'BS1 6XG', 'GB'],
  yokohama: ['Yokohama depot', '2-1 Kaigandori', 'Yokohama', '231-0002', 'JP'],
} as const;

const SERVES: Record<ChannelName, readonly LocationName[]> = {
  shop: ['rotterdam', 'bristol', 'yokohama'],
  wholesale: ['rotterdam', 'bristol'],
  marketplace: ['rotterdam', 'yokohama'],
  counter: ['rotterdam'],
  closed: ['bristol'],
};

const RETURN_REASONS: [value: string, label: string, description: string][] = [
  ['wrong_size', 'Wrong size', 'Too large or too small'],
  ['damaged', 'Damaged', 'Arrived broken, torn or wet'],
  ['not_as_described', 'Not as described', 'Differs from its picture or description'],
  ['changed_mind', 'Changed my mind', ''],
];

interface Identified {
  id: string;
}

export async function setUpStore(api: Api): Promise<Setup> {
  await api.post('/admin/store', {
    name: 'Tern & Tiller',
    currencies: CURRENCY_CODES,
    default_currency_code: 'eur',
  });
  const { store } = await api.get<{ store: { default_sales_channel_id: string } }>('/admin/store');
  const { shipping_profiles: profiles } = await api.get<{
    shipping_profiles: { id: string; type: string }[];
  }>('/admin/shipping-profiles');
  const profile = (type: string): string => profiles.find((each) => each.type === type)?.id ?? '';
  const locations = await createLocations(api);
  const channels = await createChannels(api, store.default_sales_channel_id, locations);
  const names = Object.keys(REGIONS) as RegionName[];
  const regions = await inParallel(names, (name) => createRegion(api, name, profile('default')));
  const reasons = await inParallel(RETURN_REASONS, async ([value, label, description]) => {
    const answer = await api.post<{ return_reason: Identified }>('/admin/return-reasons', {
      value,
      label,
      ...(description === '' ? {} : { description }),
    });
    return answer.return_reason.id;
  });
  return {
    regions: Object.fromEntries(names.map((name, at) => [name, regions[at]])) as Setup['regions'],
    channels,
    locations,
    profiles: { default: profile('default'), giftCard: profile('gift_card') },
    returnReasons: reasons,
  };
}

async function createLocations(api: Api): Promise<Setup['locations']> {
  const entries = await inParallel(
    Object.entries(LOCATIONS),
    async ([key, [name, street, city, postcode, country]]) => {
      const answer = await api.post<{ stock_location: Identified }>('/admin/stock-locations', {
        name,
        address: { address_1: street, city, postal_code: postcode, country_code: country },
      });
      return [key, answer.stock_location.id];
    },
  );
  return Object.fromEntries(entries) as Setup['locations'];
}

async function createChannels(
  api: Api,
  shop: string,
  locations: Setup['locations'],
): Promise<Setup['channels']> {
  await api.post(`/admin/sales-channels/${shop}`, {
    name: 'Online shop',
    description: 'ternandtiller.example',
  });
  const others = await inParallel(Object.entries(CHANNELS), async ([key, [name, description]]) => {
    const answer = await api.post<{ sales_channel: Identified }>('/admin/sales-channels', {
      name,
      description,
      is_disabled: key === 'closed',
    });
    return [key, answer.sales_channel.id] as const;
  });
  const channels = Object.fromEntries([['shop', shop], ...others]) as Setup['channels'];
  for (const [channel, served] of Object.entries(SERVES) as [ChannelName, LocationName[]][]) {
    for (const location of served) {
      await api.post(`/admin/sales-channels/${channels[channel]}/stock-locations`, {
        location_id: locations[location],
      });
    }
  }
  return channels;
}

async function createRegion(api: Api, key: RegionName, profile: string): Promise<Region> {
  const { name, currency, tax, countries, includesTax } = REGIONS[key];
  const { region } = await api.post<{ region: Identified }>('/admin/regions', {
    name,
    currency_code: currency,
    tax_rate: tax,
    includes_tax: includesTax,
    countries,
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  });
  const option = async (optionName: string, euros: number, more: object = {}): Promise<string> => {
    const answer = await api.post<{ shipping_option: Identified }>('/admin/shipping-options', {
      name: optionName,
      region_id: region.id,
      provider_id: 'manual',
      profile_id: profile,
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: euros === 0 ? 0 : priceIn(currency, euros),
      ...more,
    });
    return answer.shipping_option.id;
  };
  return {
    id: region.id,
    name,
    currency,
    countries,
    shipping: {
      standard: await option('Standard parcel', 5),
      express: await option('Express courier', 14),
      free: await option('Free delivery', 0, {
        requirements: [{ type: 'min_subtotal', amount: priceIn(currency, 150) }],
      }),
      return: await option('Return parcel', 4, { is_return: true }),
      pickup: await option('Collect at the quay', 0, { admin_only: true }),
    },
  };
}
