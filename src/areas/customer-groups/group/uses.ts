import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import type { Usable } from '#shared/domain/discount-status.tsx';
import { readTemplates } from '#shared/domain/discount-templates.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';

/** Discounts per request. */
export const LOOKED_AT_ONCE = 200;

export type UsedPriceList = PriceListListResponse['price_lists'][number];

/** A discount with a condition on the group. */
export interface UsedDiscount extends Pick<Discount, 'id' | 'code'>, Usable {
  /** False: for everyone else. */
  isFor: boolean;
  /** The condition names other groups too. */
  hasOthers: boolean;
}

/** Price lists of the group, each with all its groups. */
export const priceListsOf = (groupId: string) =>
  queryOptions({
    queryKey: [...getListPriceListsQueryKey(), 'of group', groupId],
    queryFn: async ({ signal }) => {
      const lists = await everyPage(async ({ limit, offset }) => {
        const { price_lists: rows, count } = await listPriceLists(
          {
            limit,
            offset,
            customer_groups: [groupId],
            expand: 'customer_groups' satisfies ExpandOf<typeof listPriceLists>,
            order: 'name' satisfies OrderOf<typeof listPriceLists>,
          },
          { signal },
        );
        return { rows, count };
      });
      // Skips damaged records.
      return lists.filter((list) => typeof list?.name === 'string');
    },
  });

export const usePriceListsOf = (
  groupId: string,
  enabled: boolean,
): UseQueryResult<UsedPriceList[]> => useQuery({ ...priceListsOf(groupId), enabled });

type LookedAt = Pick<
  DiscountListItem,
  'id' | 'code' | keyof Usable | 'parent_discount_id' | 'rule'
>;

/** Templates and their codes are excluded from `discounts`; the first page brings all templates. */
interface LookedPage extends Pick<DiscountListResponse, 'count'> {
  discounts: readonly LookedAt[];
  templates: readonly LookedAt[];
}

/** Empty if no condition names the group or the discount is damaged. */
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
    // Codes share their template's rule; list the template.
    if (parent) return [];
    for (const { type, operator, customer_groups: groups = [] } of rule?.conditions ?? []) {
      const others = groups.filter((group) => group.id !== groupId).length;
      if (type !== 'customer_groups' || others === groups.length) continue;
      const [isFor, hasOthers] = [operator === 'in', others > 0];
      const usable = { is_disabled, starts_at, ends_at, usage_limit, usage_count };
      return [{ id, code, ...usable, isFor, hasOthers }];
    }
  } catch {
    // Damaged discount.
  }
  return [];
}

export interface FoundDiscounts {
  discounts: UsedDiscount[];
  /** Older discounts not searched yet. */
  left: number;
}

export function discountsWith(groupId: string, pages: readonly LookedPage[]): FoundDiscounts {
  const all = pages.flatMap(({ discounts }) => discounts);
  const templates = pages.flatMap((page) => page.templates);
  const discounts = [...templates, ...all].flatMap((discount) => usedBy(groupId, discount));
  return { discounts, left: Math.max(0, (pages.at(-1)?.count ?? 0) - all.length) };
}

const CONDITIONS = joinNames<ExpandOf<typeof listDiscounts>>(
  'rule',
  'rule.conditions',
  'rule.conditions.customer_groups',
);

const DISCOUNTS: ListDiscountsParams = {
  limit: LOOKED_AT_ONCE,
  order: '-created_at' satisfies OrderOf<typeof listDiscounts>,
  // Skips the codes of templates, possibly thousands.
  is_dynamic: false,
  fields: joinNames<FieldOf<typeof listDiscounts>>(
    'id',
    'code',
    'is_disabled',
    'starts_at',
    'ends_at',
    'usage_limit',
    'usage_count',
    'parent_discount_id',
  ),
  expand: CONDITIONS,
};

const TEMPLATES_AT_ONCE = 3;

export const templatesOptions = queryOptions({
  queryKey: [...getListDiscountsQueryKey(), 'templates'],
  queryFn: ({ signal }) => readTemplates({ signal }),
});

/** Each template's conditions need a call of their own. */
async function readTemplateRules(
  templates: readonly { id: string }[],
  call: CallOptions,
): Promise<LookedAt[]> {
  return mapConcurrently(templates, TEMPLATES_AT_ONCE, async ({ id }) => {
    const { discount } = await getDiscount(id, { expand: CONDITIONS }, call);
    return discount;
  });
}

/**
 * Reads a page of discounts, newest first.
 *
 * @throws ApiError
 */
export async function lookThrough(
  offset: number,
  call: CallOptions,
  listTemplates: () => Promise<readonly { id: string }[]> = () => readTemplates(call),
): Promise<LookedPage> {
  const [{ discounts, count }, templates] = await Promise.all([
    listDiscounts({ ...DISCOUNTS, offset }, call),
    offset === 0 ? listTemplates().then((all) => readTemplateRules(all, call)) : [],
  ]);
  return { discounts, count, templates };
}

/** Searches discounts page by page, because the server can't filter by group. */
export const useDiscountsOf = (
  groupId: string,
  enabled: boolean,
): UseInfiniteQueryResult<FoundDiscounts, ApiError> => {
  const client = useQueryClient();
  return useInfiniteQuery<LookedPage, ApiError, FoundDiscounts, readonly unknown[], number>({
    queryKey: [...getListDiscountsQueryKey(), 'with groups'],
    queryFn: ({ pageParam, signal }) =>
      lookThrough(pageParam, { signal }, () => client.fetchQuery(templatesOptions)),
    initialPageParam: 0,
    getNextPageParam: ({ discounts, count }, pages) => {
      const looked = pages.reduce((sum, page) => sum + page.discounts.length, 0);
      return discounts.length > 0 && looked < count ? looked : undefined;
    },
    select: ({ pages }: InfiniteData<LookedPage>) => discountsWith(groupId, pages),
    enabled,
  });
};

/** Effect of the deletion; each has a text. */
export type Effect =
  | 'priceListOff'
  | 'priceListDraft'
  | 'priceListStays'
  | 'discountNobody'
  | 'discountStays'
  | 'discountIncludes';

/**
 * The server removes a deleted group from price lists and conditions: a price list without groups applies to everyone,
 * "only for" no group allows nobody, "not for" no group excludes nobody.
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
