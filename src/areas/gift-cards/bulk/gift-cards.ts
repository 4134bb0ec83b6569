import {
  deleteGiftCard,
  getGiftCard,
  listGiftCards,
  updateGiftCard,
} from '#generated/admin/gift-cards/gift-cards.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { Bulk, BulkChange, BulkItem } from '#shared/bulk/bulk.ts';
import { bulkHistory } from '#shared/bulk/history.ts';
import { callForEach } from '#shared/bulk/steps.ts';
import { everyPage } from '#shared/every-page.ts';

/** Gift cards are switched on or off, or deleted. */
export interface GiftCardChange extends BulkChange {
  kind: 'disable' | 'enable' | 'delete';
}

/** A gift card before a change. */
export interface EarlierGiftCard extends BulkItem {
  code: string;
  isDisabled: boolean;
}

/** Up to so many are read one by one; more by reading the whole list, which has no search by ids. */
const ONE_BY_ONE = 5;

interface Stored {
  id: string;
  code: string;
  is_disabled: boolean;
}

const earlier = ({ id, code, is_disabled: isDisabled }: Stored): EarlierGiftCard => ({
  id,
  code,
  isDisabled,
});

async function readOne(id: string, call: CallOptions): Promise<EarlierGiftCard[]> {
  try {
    return [earlier((await getGiftCard(id, call)).gift_card)];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

/**
 * Gift cards by their ids; those that are gone are missing.
 *
 * @throws ApiError
 */
export async function readGiftCards(
  ids: readonly string[],
  call: CallOptions,
): Promise<EarlierGiftCard[]> {
  if (ids.length <= ONE_BY_ONE) {
    return (await Promise.all(ids.map((id) => readOne(id, call)))).flat();
  }
  const all = await everyPage(async (page) => {
    const { gift_cards: rows, count } = await listGiftCards({ ...page, order: 'id' }, call);
    return { rows, count };
  });
  const found = new Map(all.map((card) => [card.id, card]));
  return ids.flatMap((id) => {
    const card = found.get(id);
    return card ? [earlier(card)] : [];
  });
}

const isOff = (kind: GiftCardChange['kind']): boolean => kind === 'disable';

/** How many gift cards are changed at once. */
export const giftCardBulk: Bulk<GiftCardChange, EarlierGiftCard> = {
  read: (_kind, ids, call) => readGiftCards(ids, call),
  nameOf: ({ code }) => code,
  concerns: ({ kind }, { isDisabled }) => kind === 'delete' || isDisabled !== isOff(kind),
  isAsLeft: ({ kind }, _earlier, now) => now.isDisabled === isOff(kind),
  operationOf: (kind) => (kind === 'delete' ? 'deleteGiftCard' : 'updateGiftCard'),
  changeSteps: ({ kind }, items) =>
    callForEach(
      items,
      ({ code }) => code,
      ({ id }, call) =>
        kind === 'delete'
          ? deleteGiftCard(id, call)
          : updateGiftCard(id, { is_disabled: isOff(kind) }, call),
    ),
  undoSteps: ({ kind }, items) =>
    kind === 'delete'
      ? []
      : callForEach(
          items,
          ({ code }) => code,
          ({ id, isDisabled }, call) => updateGiftCard(id, { is_disabled: isDisabled }, call),
        ),
  history: bulkHistory(),
};
