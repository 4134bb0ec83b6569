import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Finding } from './catalog.ts';
import { groupBy } from './group-by.ts';

type Pair = readonly [one: string, other: string];

/** Stand side by side and do different things. `siblingPairs` finds those of one group. */
export const DIFFERENT: readonly Pair[] = [
  ['after-sales:cancelReturn.keep', 'after-sales:cancelReturn.submit'],
  ['app:navigation.inventory', 'settings:pages.locations'],
  ['app:user.menu', 'app:user.profile'],
  ['bulk:undo', 'bulk:changes'],
  ['bulk:undo', 'bulk:undoLook'],
  ['channels:delete.action', 'channels:disable'],
  ['channels:enable', 'channels:disable'],
  ['common:actions.cancel', 'after-sales:cancelReturn.submit'],
  ['common:actions.cancel', 'bulk:undo'],
  ['common:actions.cancel', 'discounts:bulk.action.delete'],
  ['common:actions.cancel', 'gift-cards:bulk.action.delete'],
  ['common:actions.cancel', 'jobs:job.cancel'],
  ['common:actions.cancel', 'order-actions:cancel.submit'],
  ['common:actions.cancel', 'price-lists:bulk.delete'],
  ['common:actions.cancel', 'product-bulk:action.delete'],
  ['common:actions.undo', 'discounts:bulk.action.delete'],
  ['common:actions.undo', 'product-bulk:action.delete'],
  ['common:form.conflict.keep', 'common:form.conflict.use'],
  ['common:form.conflict.mine', 'common:form.conflict.other'],
  ['common:list.deleteView', 'common:list.renameView'],
  ['common:list.deleteView', 'common:list.updateView'],
  ['common:list.density.compact', 'common:list.density.comfortable'],
  ['common:list.density.compact', 'common:list.density.normal'],
  ['common:list.filter', 'common:list.columns'],
  ['common:list.filter', 'common:list.sort'],
  ['common:list.layout.grid', 'common:list.layout.table'],
  ['common:list.saveView', 'common:list.updateView'],
  ['common:save.discard', 'common:actions.cancel'],
  ['common:save.discard', 'common:actions.close'],
  ['common:save.discard', 'common:actions.save'],
  ['common:save.discard', 'common:actions.undo'],
  ['discounts:columns.ends', 'discounts:fields.endTime'],
  ['drafts:delete.action', 'common:actions.discard'],
  ['drafts:delete.action', 'drafts:pay.action'],
  ['drafts:new.billingAddress', 'drafts:new.shippingAddress'],
  ['drafts:new.create', 'drafts:new.replace'],
  ['drafts:page.editBilling', 'drafts:page.editShipping'],
  ['drafts:page.editItems', 'drafts:page.editAll'],
  ['grid:undo', 'grid:redo'],
  ['imports:check.leaveOut', 'imports:check.useSuggestions'],
  ['inventory:stocktake.title', 'inventory:stock.edit'],
  ['jobs:job.cancel', 'jobs:job.confirm'],
  ['keys:end.delete.action', 'keys:end.revoke.action'],
  ['keys:page.hide', 'keys:page.show'],
  ['notes:delete', 'notes:edit'],
  ['order-actions:cancel.keep', 'order-actions:cancel.submit'],
  ['order-actions:capture.markPaid', 'order-actions:action.capture'],
  ['order-edit:action.cancelEdit', 'order-edit:lines.undo'],
  ['order-edit:asked.change', 'order-edit:open.continue'],
  ['order-edit:lines.remove', 'order-edit:lines.replace'],
  ['order-edit:lines.remove', 'order-edit:lines.undo'],
  ['order-queue:next', 'order-queue:goOn'],
  ['order-queue:next', 'order-queue:previous'],
  ['order-queue:skip', 'order-queue:back'],
  ['order-queue:skip', 'order-queue:open'],
  ['people:edit.action', 'people:remove.action'],
  ['people:resend.action', 'people:uninvite.action'],
  ['price-lists:bulk.activate', 'price-lists:bulk.draft'],
  ['price-lists:bulk.delete', 'price-lists:bulk.draft'],
  ['products:options.add', 'products:options.remove'],
  ['products:options.remove', 'products:variants.delete'],
  ['products:variants.add', 'products:variants.create'],
  ['products:variants.delete', 'products:variants.edit'],
  ['products:variants.edit', 'products:variants.editStock'],
  ['records:flow.backToForm', 'records:flow.discard'],
  ['records:json', 'records:link.copy'],
  ['regions:option.add', 'regions:option.addReturn'],
  ['regions:option.delete', 'regions:option.edit'],
  ['regions:option.returns', 'regions:option.shipping'],
  ['regions:page.withTax', 'regions:page.withoutTax'],
  ['reports:list.groups.sales', 'reports:reports.sales.title'],
  ['session:signOut.action', 'session:again.title'],
  ['sets:add', 'sets:remove'],
  ['settings:groups.people', 'settings:pages.people'],
  ['settings:groups.store', 'settings:pages.store'],
  ['taxes:on', 'taxes:off'],
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
  ['app:user.language', 'settings:profile.language'],
  ['app:user.shortcuts', 'palette:shortcuts.title'],
  ['app:user.appearance', 'settings:profile.appearance'],
  ['app:user.signOut', 'session:signOut.action'],
  ['customer-groups:discounts.title', 'discounts:list.title'],
  ['customer-groups:priceLists.title', 'price-lists:list.title'],
  ['discount-codes:try.action', 'discount-codes:try.title'],
  ['drafts:list.create', 'drafts:new.title'],
  ['gift-cards:products.open', 'gift-cards:products.title'],
  ['home:performance.top.channels', 'reports:reports.channels.title'],
  ['home:performance.top.regions', 'reports:reports.regions.title'],
  ['home:toDo.title', 'orders:filters.toDo'],
  ['inventory:reservations.title', 'reservations:list.title'],
  ['locations:holdings.reservations', 'reservations:list.title'],
  ['orders:list.setup', 'setup:title'],
  ['orders:views.returns', 'returns:list.title'],
  ['price-tools:offers.title', 'discounts:list.title'],
  ['price-tools:product.title', 'price-lists:list.title'],
  ['products:variants.grid', 'grid:title'],
  ['products:create.new', 'products:create.title'],
  ['reports:reports.returns.title', 'returns:list.title'],
  ['reports:reports.taxes.title', 'taxes:list.title'],
  ['reservations:edit.action', 'reservations:edit.title'],
  ['return-reasons:edit.action', 'return-reasons:edit.title'],
  ['settings:developer.flags', 'developer:flags.title'],
  ['settings:developer.jobs', 'developer:jobs.title'],
  ['settings:developer.modules', 'developer:modules.title'],
  ['settings:developer.notifications', 'developer:sent.title'],
  ['settings:documents.address', 'store-settings:documents.return_address'],
  ['settings:documents.logo', 'store-settings:documents.logo'],
  ['settings:people.invite', 'people:invite.new'],
  ['settings:profile.password', 'session:reset.submit'],
  ['settings:profile.start', 'profile:start.title'],
  ['settings:profile.usage', 'profile:sections.usage'],
  ['settings:regions.countries', 'regions:fields.countries'],
  ['settings:regions.fulfillment', 'regions:fields.fulfillment'],
  ['settings:regions.payment', 'regions:fields.payment'],
  ['settings:regions.returns', 'regions:option.returns'],
  ['settings:regions.shipping', 'shipping-profiles:options.title'],
  ['settings:store.currencies', 'store-settings:sections.currencies'],
  ['settings:store.defaultCurrency', 'store-settings:fields.default_currency_code'],
  ['settings:store.links', 'store-settings:sections.links'],
  ['settings:store.name', 'store-settings:fields.name'],
  ['settings:taxes.ask', 'taxes:ask.title'],
  ['settings:taxes.provider', 'taxes:fields.provider'],
  ['settings:taxes.rates', 'taxes:rates.title'],
  ['taxes:ask.open', 'taxes:ask.title'],
  ['taxes:overrides.options.title', 'shipping-profiles:options.title'],
  ['analytics:menu', 'profile:sections.usage'],
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

/** Their labels stand in one menu, form, list or table. */
const GROUP =
  /^statuses:|[.:](?:actions?|columns|controls|fields|filters?|groups|heads|kinds?|navigation|pages|reports|rows|sections?|states?|status|statuses|steps?|submit|tabs|tasks|toDo|types?|views)$/u;

const groupOf = (key: string): string => key.slice(0, key.search(/[.:][^.:]*$/u));

/** Some languages have no plural. */
const withoutPlural = (text: string): string => text.toLowerCase().replace(/(?:ies|es|y|s)$/u, '');

/** Labels of one group that differ in English. */
export function siblingPairs(english: Catalog): Pair[] {
  const entries = [...entriesOf(english).values()].filter(({ key }) => GROUP.test(groupOf(key)));
  return [...groupBy(entries, ({ key }) => groupOf(key)).values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group
        .slice(index + 1)
        .filter((other) => withoutPlural(mainText(one)) !== withoutPlural(mainText(other)))
        .map((other): Pair => [one.key, other.key]),
    ),
  );
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
    different = [...DIFFERENT, ...siblingPairs(english)],
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
