import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Finding } from './catalog.ts';

type Pair = readonly [one: string, other: string];

/** Stand side by side and do different things. */
export const DIFFERENT: readonly Pair[] = [
  ['common:actions.cancel', 'common:actions.undo'],
  ['common:actions.cancel', 'bulk:undo'],
  ['common:actions.cancel', 'common:actions.close'],
  ['common:actions.cancel', 'common:actions.confirm'],
  ['common:actions.cancel', 'common:actions.discard'],
  ['common:actions.discard', 'common:actions.keepEditing'],
  ['common:actions.leave', 'common:actions.stay'],
  ['app:user.menu', 'app:user.profile'],
  ['app:navigation.inventory', 'app:navigation.reservations'],
  ['app:navigation.inventory', 'settings:pages.locations'],
  ['app:navigation.categories', 'app:navigation.collections'],
  ['app:navigation.customers', 'app:navigation.customerGroups'],
  ['app:navigation.drafts', 'app:navigation.orders'],
  ['discounts:fields.ends', 'discounts:fields.endTime'],
  ['discounts:fields.starts', 'discounts:fields.startTime'],
  ['discounts:columns.ends', 'discounts:fields.endTime'],
  ['order-edit:asked.change', 'order-edit:open.continue'],
];

/** An entry that leads to a page, and the page's title. `titlePairs` finds the others. */
export const EQUAL: readonly Pair[] = [
  ['app:new.category', 'categories:create.new'],
  ['app:new.collection', 'collections:create.new'],
  ['app:new.customer', 'customers:create.new'],
  ['app:new.customerGroup', 'customer-groups:create.new'],
  ['app:new.discount', 'discounts:create.new'],
  ['app:new.draft', 'drafts:new.title'],
  ['app:new.giftCard', 'gift-cards:issue.new'],
  ['app:new.inventoryItem', 'inventory:create.new'],
  ['app:new.priceList', 'price-lists:create.new'],
  ['app:new.product', 'products:create.title'],
  ['app:new.reservation', 'reservations:create.new'],
  ['app:shopperPrice', 'price-tools:pays.title'],
  ['app:stocktake', 'inventory:stocktake.title'],
  ['inventory:stocktake.open', 'inventory:stocktake.title'],
  ['app:user.profile', 'profile:title'],
  ['app:activity.open', 'activity:title'],
  ['settings:pages.store', 'store-settings:title'],
  ['settings:pages.documents', 'store-settings:documents.title'],
];

const ENTRY = /^(?:app:navigation|settings:pages)\.(\w+)$/u;
const TITLES = ['list.title', 'title'];

/** Entries that are named like a namespace lead to its list or page. */
export function titlePairs(english: Catalog): Pair[] {
  const known = entriesOf(english);
  return [...known.keys()].flatMap((key) => {
    const [, entry = ''] = ENTRY.exec(key) ?? [];
    const namespace = entry.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const title = TITLES.map((name) => `${namespace}:${name}`).find((name) => known.has(name));
    return title ? [[key, title] as const] : [];
  });
}

/** Keys of the tables that English doesn't have. */
export function unknownPairKeys(english: Catalog): string[] {
  const known = entriesOf(english);
  return [...new Set([...DIFFERENT, ...EQUAL].flat())].filter((key) => !known.has(key));
}

/** Labels that stand side by side differ; an entry is called like its page. */
export function pairFindings(
  language: string,
  english: Catalog,
  own: Catalog,
  {
    different = DIFFERENT,
    equal = [...EQUAL, ...titlePairs(english)],
  }: { different?: readonly Pair[]; equal?: readonly Pair[] } = {},
): Finding[] {
  const texts = entriesOf(own);
  const sources = entriesOf(english);
  const textOf = (key: string): string | undefined => {
    const entry = texts.get(key);
    return entry && mainText(entry);
  };
  const finding = ([one, other]: Pair, says: string): Finding => {
    const source = sources.get(one);
    return {
      rule: 'pairs',
      language,
      key: one,
      english: source ? mainText(source) : '',
      sentence: `“${textOf(one)}” ${says} ${other} (“${textOf(other)}”)`,
    };
  };
  const isComplete = (pair: Pair): boolean => pair.every((key) => texts.has(key));
  return [
    ...different
      .filter((pair) => isComplete(pair) && textOf(pair[0]) === textOf(pair[1]))
      .map((pair) => finding(pair, 'must differ from')),
    ...equal
      .filter((pair) => isComplete(pair) && textOf(pair[0]) !== textOf(pair[1]))
      .map((pair) => finding(pair, 'must be the same as')),
  ];
}
