import { queryOptions } from '@tanstack/react-query';
import type { DiscountListItem } from '#generated/admin/admin.schemas.ts';
import {
  getDiscount,
  getListDiscountsQueryKey,
  listDiscounts,
} from '#generated/admin/discounts/discounts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { conditionsOf, whyNotFor } from '#shared/discount-conditions.ts';
import type { Condition, ProductTraits } from '#shared/discount-conditions.ts';
import type { Usable } from '#shared/discount-status.tsx';
import { readTemplates } from '#shared/discount-templates.ts';
import { everyPage } from '#shared/every-page.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import type { Product } from '../query.ts';

/** Kinds of what a condition on products names. */
const KINDS = ['products', 'product_collections', 'product_types', 'product_tags'] as const;

/** What of a discount is read; of what its conditions name no more than the ids, of which there may be thousands. */
const READ = {
  fields: [
    'id',
    'code',
    'is_disabled',
    'starts_at',
    'ends_at',
    'usage_limit',
    'usage_count',
    'rule.id',
    'rule.type',
    'rule.conditions.id',
    'rule.conditions.type',
    'rule.conditions.operator',
    ...KINDS.map((kind) => `rule.conditions.${kind}.id`),
  ].join(','),
  expand: ['rule', 'rule.conditions', ...KINDS.map((kind) => `rule.conditions.${kind}`)].join(','),
};

const TEMPLATES_AT_ONCE = 4;

type ReadDiscount = Pick<DiscountListItem, 'id' | 'code'> &
  Usable & { rule: { type: string; conditions?: readonly Condition[] } | null };

/** A discount that a product can get. */
export interface ProductDiscount extends Usable {
  id: string;
  code: string;
  /** Its conditions choose products; else it is for all of them. */
  isForSome: boolean;
}

/**
 * Of some discounts those that take something off a product, or would at another time; those that choose products come
 * first.
 */
export function discountsFor(
  product: ProductTraits,
  discounts: readonly ReadDiscount[],
): ProductDiscount[] {
  const found = readEach(discounts, ({ id, code, rule, ...usable }) => {
    const conditions = conditionsOf(rule);
    // Free shipping takes nothing off a product.
    if (rule?.type === 'free_shipping' || whyNotFor(conditions, product)) return undefined;
    const isForSome = conditions.some(({ type }) => type !== 'customer_groups');
    return { ...usable, id, code, isForSome };
  });
  return found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => Number(other.isForSome) - Number(one.isForSome));
}

/** A template with its conditions; undefined where it was deleted meanwhile. */
async function readTemplate(id: string, call: CallOptions): Promise<ReadDiscount | undefined> {
  try {
    return (await getDiscount(id, READ, call)).discount;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** All discounts, with templates in the place of their codes, newest first. */
async function readDiscounts(call: CallOptions): Promise<ReadDiscount[]> {
  const [plain, templates] = await Promise.all([
    everyPage<ReadDiscount>(async (page) => {
      const { discounts: rows, count } = await listDiscounts(
        { ...page, is_dynamic: false, order: '-created_at', ...READ },
        call,
      );
      return { rows, count };
    }),
    readTemplates(call),
  ]);
  const read: ReadDiscount[] = [];
  await sideBySide(templates, TEMPLATES_AT_ONCE, async ({ id }) => {
    const template = await readTemplate(id, call);
    if (template) read.push(template);
  });
  return [...plain, ...read];
}

/** The discounts that a product can get. The server can't search for them: all are looked through. */
export const discountsOf = ({ id, discountable, collection_id, type_id, tags }: Product) =>
  queryOptions<ReadDiscount[], ApiError, ProductDiscount[]>({
    queryKey: [...getListDiscountsQueryKey(), 'with products'],
    queryFn: ({ signal }) => readDiscounts({ signal }),
    select: (discounts) =>
      discountsFor(
        {
          id,
          isDiscountable: discountable,
          collectionId: collection_id,
          typeId: type_id,
          tagIds: readEach(tags, (tag) => tag.id),
        },
        discounts,
      ),
  });
