import { CLOTHING } from './clothing.ts';
import { DECK } from './deck.ts';
import { GALLEY } from './galley.ts';
import { NAVIGATION } from './navigation.ts';
import type { ProductPlan } from './types.ts';

export type { ProductPlan } from './types.ts';

export const PRODUCTS: readonly ProductPlan[] = [...CLOTHING, ...DECK, ...NAVIGATION, ...GALLEY];

export const COLLECTIONS: Record<string, string> = {
  'storm-season': 'Storm season',
  'first-boat': 'First boat',
  'galley-favourites': 'Galley favourites',
  'heirloom-brass': 'Heirloom brass',
  'harbour-knitwear': 'Harbour knitwear',
  'spring-refit': 'Spring refit',
  'ice-sailing': 'Ice sailing',
};

/** Two levels: first-level name → handle and name of the second level. */
export const CATEGORIES: Record<string, Record<string, string>> = {
  'Deck and rigging': {
    ropes: 'Ropes and lines',
    mooring: 'Anchoring and mooring',
    hardware: 'Blocks and cleats',
  },
  Navigation: {
    instruments: 'Instruments',
    charts: 'Charts and logbooks',
    signals: 'Signals and flags',
  },
  Clothing: {
    'foul-weather': 'Foul weather',
    knitwear: 'Knitwear',
    footwear: 'Footwear',
    accessories: 'Hats, bags and shirts',
  },
  'Galley and cabin': {
    tableware: 'Tableware',
    provisions: 'Provisions',
    bedding: 'Bedding and wash',
    light: 'Light',
  },
  'Care and repair': { paint: 'Paint and varnish', tools: 'Tools' },
};
