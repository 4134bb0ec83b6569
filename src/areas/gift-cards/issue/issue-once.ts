import type { CreateGiftCardBody, GiftCardResponse } from '#generated/admin/admin.schemas.ts';
import {
  getCreateGiftCardMutationOptions,
  listGiftCards,
} from '#generated/admin/gift-cards/gift-cards.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { settled } from '#shared/settle.ts';
import type { SaveMeta } from '#shared/useRecordForm.ts';
import { isOfForm } from './values.ts';

type CreateOptions = ReturnType<typeof getCreateGiftCardMutationOptions<ApiError>>;

/** The newest cards, among which one is whose answer was lost. */
const NEWEST = { limit: 50, order: '-created_at' };

interface Options {
  request: CallOptions;
  mutation: { meta: SaveMeta; gcTime: number };
}

/**
 * The call that issues a card, for one form. It is sent at most once where its answer was lost: from then on the form
 * looks for the card first, since a second one is money given away.
 */
export function issueOnce(): {
  /** Names the form: goes along with the card. */
  form: string;
  create: (options: Options) => CreateOptions;
} {
  const form = crypto.randomUUID();
  let lostAt: number | undefined;
  const found = async (request: CallOptions): Promise<GiftCardResponse | undefined> => {
    if (lostAt === undefined) return undefined;
    await settled(lostAt, request.signal);
    const { gift_cards: cards } = await listGiftCards(NEWEST, request);
    const card = cards.find((one) => isOfForm(one, form));
    return card && { gift_card: card };
  };
  return {
    form,
    create: (options) => {
      const generated = getCreateGiftCardMutationOptions<ApiError>(options);
      return {
        ...generated,
        mutationFn: async (sent: { data: CreateGiftCardBody }, context) => {
          const before = await found(options.request);
          if (before) return before;
          try {
            const answer = await generated.mutationFn?.(sent, context);
            if (!answer) throw new Error('The call has no function');
            return answer;
          } catch (error) {
            if (isApiError(error) && error.outcome === 'unknown') lostAt = Date.now();
            throw error;
          }
        },
      };
    },
  };
}
