import type {
  CreateDraftOrderBody,
  CreateDraftOrderBodyItemsItem,
  DraftOrderListItem,
} from '#generated/admin/admin.schemas.ts';
import {
  createDraftOrder,
  getDraftOrder,
  listDraftOrders,
} from '#generated/admin/draft-orders/draft-orders.ts';
import type { OrderOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Creation } from '#shared/save/create-once.ts';
import type { DraftCart } from '../draft/query.ts';

/** The create response has no cart. */
interface MadeDraft {
  id: string;
  cart?: DraftOrderListItem['cart'];
  /** Has discounts and shipping, which lists leave out. */
  whole?: DraftCart | null | undefined;
}

interface Line {
  variant_id?: string | null | undefined;
  title?: string | undefined;
  quantity: number;
}

/** Comparable text: variant or title, and quantity. */
const lineOf = ({ variant_id: variant, title, quantity }: Line): string =>
  `${variant ?? title} ${quantity}`;

const linesOf = (items: readonly Line[] | null | undefined): string =>
  readEach(items, lineOf).toSorted().join();

const isNamed = ({ cart }: MadeDraft, { email, items }: CreateDraftOrderBody): boolean =>
  cart?.email?.toLowerCase() === email.toLowerCase() && linesOf(cart.items) === linesOf(items);

/** Each price that was sent belongs to a line of its own. */
function hasPrices(
  lines: DraftCart['items'] | null | undefined,
  sent: readonly CreateDraftOrderBodyItemsItem[],
): boolean {
  const priced = ({ unit_price: price, ...line }: Line & { unit_price: number }): string =>
    `${lineOf(line)} ${price}`;
  const left = readEach(lines, priced);
  return sent.every((line) => {
    if (line.unit_price === undefined) return true;
    const at = left.indexOf(priced({ ...line, unit_price: line.unit_price }));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

const codesOf = (discounts: readonly { code: string }[] | null | undefined): string =>
  [...new Set(readEach(discounts, ({ code }) => code.trim().toLowerCase()))].toSorted().join();

function hasWays(
  ways: DraftCart['shipping_methods'] | null | undefined,
  sent: CreateDraftOrderBody['shipping_methods'],
): boolean {
  const stored = listOf(ways);
  return (
    stored.length === sent.length &&
    sent.every(({ option_id: id, price }) =>
      stored.some(
        (way) => way.shipping_option_id === id && (price === undefined || way.price === price),
      ),
    )
  );
}

export const draftCreation: Creation<CreateDraftOrderBody, MadeDraft> = {
  operation: 'createDraftOrder',
  create: async (body, call) => (await createDraftOrder(body, call)).draft_order,
  find: async (body, call) => {
    const { draft_orders: listed } = await listDraftOrders(
      { q: body.email, order: '-created_at' satisfies OrderOf<typeof listDraftOrders>, limit: 50 },
      call,
    );
    return Promise.all(
      listed.map(async (draft): Promise<MadeDraft> => {
        if (!isNamed(draft, body)) return draft;
        return { ...draft, whole: (await getDraftOrder(draft.id, call)).draft_order.cart };
      }),
    );
  },
  isNamed,
  matches: ({ whole }, body) =>
    whole?.region_id === body.region_id &&
    hasPrices(whole.items, listOf(body.items)) &&
    codesOf(whole.discounts) === codesOf(body.discounts) &&
    hasWays(whole.shipping_methods, body.shipping_methods),
};
