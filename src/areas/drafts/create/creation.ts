import type { CreateDraftOrderBody, DraftOrderListItem } from '#generated/admin/admin.schemas.ts';
import { createDraftOrder, listDraftOrders } from '#generated/admin/draft-orders/draft-orders.ts';
import type { OrderOf } from '#app/query/names.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** The create response has no cart. */
interface MadeDraft {
  id: string;
  cart?: DraftOrderListItem['cart'];
}

interface Line {
  variant_id?: string | null | undefined;
  title?: string | undefined;
  quantity: number;
}

/** Comparable text: variant or title, and quantity. */
const linesOf = (items: readonly Line[] | null | undefined): string =>
  readEach(items, ({ variant_id: variant, title, quantity }) => `${variant ?? title} ${quantity}`)
    .toSorted()
    .join();

export const draftCreation: Creation<CreateDraftOrderBody, MadeDraft> = {
  operation: 'createDraftOrder',
  create: async (body, call) => (await createDraftOrder(body, call)).draft_order,
  find: async ({ email }, call) =>
    (
      await listDraftOrders(
        { q: email, order: '-created_at' satisfies OrderOf<typeof listDraftOrders>, limit: 50 },
        call,
      )
    ).draft_orders,
  isNamed: ({ cart }, { email, items }) =>
    cart?.email?.toLowerCase() === email.toLowerCase() && linesOf(cart.items) === linesOf(items),
};
