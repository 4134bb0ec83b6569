import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type {
  Discount,
  DiscountListItem,
  DiscountListResponse,
  ListDiscountsParams,
  PriceListListResponse,
} from '#generated/admin/admin.schemas.ts';
import {
  getDiscount,
  getListDiscountsQueryKey,
  listDiscounts,
} from '#generated/admin/discounts/discounts.ts';
import {
  getListPriceListsQueryKey,
  listPriceLists,
} from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import type { Usable } from '#shared/discount-status.tsx';
import { readTemplates } from '#shared/discount-templates.ts';
import { everyPage } from '#shared/every-page.ts';
import { sideBySide } from '#shared/side-by-side.ts';

/** Discounts that one call looks through. */
export const LOOKED_AT_ONCE = 200;

export type UsedPriceList = PriceListListResponse['price_lists'][number];

/** A discount whose conditions name the group. */
export interface UsedDiscount extends Pick<Discount, 'id' | 'code'>, Usable {
  /** It is for the group's customers, or for all others. */
  isFor: boolean;
  /** Its condition names other groups too. */
  hasOthers: boolean;
}

/** Price lists for the group, each with all of its groups. */
export const usePriceListsOf = (
  groupId: string,
  enabled: boolean,
): UseQueryResult<UsedPriceList[], ApiError> =>
  useQuery({
    queryKey: [...getListPriceListsQueryKey(), 'of group', groupId],
    queryFn: async ({ signal }) => {
      const lists = await everyPage(async (page) => {
        const { price_lists: rows, count } = await listPriceLists(
          { ...page, customer_groups: [groupId], expand: 'customer_groups', order: 'name' },
          { signal },
        );
        return { rows, count };
      });
      // Without a damaged one.
      return lists.filter((list) => typeof list?.name === 'string');
    },
    enabled,
  });

type LookedAt = Pick<
  DiscountListItem,
  'id' | 'code' | keyof Usable | 'parent_discount_id' | 'rule'
>;

/** Discounts that one call found, without templates and their codes; the templates come with the first ones. */
interface LookedPage extends Pick<DiscountListResponse, 'count'> {
  discounts: readonly LookedAt[];
  templates: readonly LookedAt[];
}

/** A discount as one of the group; none where its conditions don't name the group, or can't be read. */
function usedBy(groupId: string, discount: LookedAt): UsedDiscount[] {
  try {
    const {
      id,
      code,
      is_disabled,
      starts_at,
      ends_at,
      usage_limit,
      usage_count,
      rule,
      parent_discount_id: parent,
    } = discount;
    // The codes of a template share its rule, so that it stands for them.
    if (parent) return [];
    for (const { type, operator, customer_groups: groups = [] } of rule?.conditions ?? []) {
      const others = groups.filter((group) => group.id !== groupId).length;
      if (type !== 'customer_groups' || others === groups.length) continue;
      const [isFor, hasOthers] = [operator === 'in', others > 0];
      const usable = { is_disabled, starts_at, ends_at, usage_limit, usage_count };
      return [{ id, code, ...usable, isFor, hasOthers }];
    }
  } catch {
    // A damaged discount.
  }
  return [];
}

/** What was found among the discounts that have been looked through. */
export interface FoundDiscounts {
  discounts: UsedDiscount[];
  /** Older ones that haven't been looked through. */
  left: number;
}

export function discountsWith(groupId: string, pages: readonly LookedPage[]): FoundDiscounts {
  const all = pages.flatMap(({ discounts }) => discounts);
  const templates = pages.flatMap((page) => page.templates);
  const discounts = [...templates, ...all].flatMap((discount) => usedBy(groupId, discount));
  return { discounts, left: Math.max(0, (pages.at(-1)?.count ?? 0) - all.length) };
}

const CONDITIONS = 'rule,rule.conditions,rule.conditions.customer_groups';

const DISCOUNTS: ListDiscountsParams = {
  limit: LOOKED_AT_ONCE,
  order: '-created_at',
  // There may be thousands of codes; their templates stand for them.
  is_dynamic: false,
  fields: 'id,code,is_disabled,starts_at,ends_at,usage_limit,usage_count,parent_discount_id',
  expand: CONDITIONS,
};

/** Calls for templates at once. */
const TEMPLATES_AT_ONCE = 3;

/** All templates with their conditions, which only a call for each one tells. */
async function readTemplateRules(call: CallOptions): Promise<LookedAt[]> {
  const found: LookedAt[] = [];
  await sideBySide(await readTemplates(call), TEMPLATES_AT_ONCE, async ({ id }) => {
    found.push((await getDiscount(id, { expand: CONDITIONS }, call)).discount);
  });
  return found;
}

/**
 * Discounts to look through, the newest first; all templates with the first ones.
 *
 * @throws ApiError
 */
export async function lookThrough(offset: number, call: CallOptions): Promise<LookedPage> {
  const [{ discounts, count }, templates] = await Promise.all([
    listDiscounts({ ...DISCOUNTS, offset }, call),
    offset === 0 ? readTemplateRules(call) : [],
  ]);
  return { discounts, count, templates };
}

/** Discounts with a condition that names the group. The server can't search for them: they are looked through. */
export const useDiscountsOf = (
  groupId: string,
  enabled: boolean,
): UseInfiniteQueryResult<FoundDiscounts, ApiError> =>
  useInfiniteQuery<LookedPage, ApiError, FoundDiscounts, readonly unknown[], number>({
    queryKey: [...getListDiscountsQueryKey(), 'with groups'],
    queryFn: ({ pageParam, signal }) => lookThrough(pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ discounts, count }, pages) => {
      const looked = pages.reduce((sum, page) => sum + page.discounts.length, 0);
      return discounts.length > 0 && looked < count ? looked : undefined;
    },
    select: ({ pages }: InfiniteData<LookedPage>) => discountsWith(groupId, pages),
    enabled,
  });

/** What becomes of a price list or a discount when the group is deleted; each is a sentence. */
export type Effect =
  | 'priceListOff'
  | 'priceListDraft'
  | 'priceListStays'
  | 'discountNobody'
  | 'discountStays'
  | 'discountIncludes';

/**
 * What deleting a group does. The server takes the group out of price lists and conditions: a price list without any
 * group is for everyone, a condition “only for” without any lets nobody use the discount, and “not for” excludes nobody.
 */
export function afterDeletion(
  groupId: string,
  priceLists: readonly UsedPriceList[],
  discounts: readonly UsedDiscount[],
): { effects: { effect: Effect; of: string }[]; switchedOff: { id: string; name: string }[] } {
  const isAlone = ({ customer_groups: groups }: UsedPriceList): boolean =>
    !Array.isArray(groups) || groups.every((group) => group?.id === groupId);
  const ofPriceList = (list: UsedPriceList): Effect => {
    if (!isAlone(list)) return 'priceListStays';
    return list.status === 'active' ? 'priceListOff' : 'priceListDraft';
  };
  const ofDiscount = ({ isFor, hasOthers }: UsedDiscount): Effect => {
    if (!isFor) return 'discountIncludes';
    return hasOthers ? 'discountStays' : 'discountNobody';
  };
  return {
    effects: [
      ...priceLists.map((list) => ({ effect: ofPriceList(list), of: list.name })),
      ...discounts.map((discount) => ({ effect: ofDiscount(discount), of: discount.code })),
    ],
    switchedOff: priceLists.filter((list) => ofPriceList(list) === 'priceListOff'),
  };
}
