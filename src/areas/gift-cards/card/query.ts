import { getGetGiftCardQueryOptions } from '#generated/admin/gift-cards/gift-cards.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const giftCardRecord = recordQuery({
  name: 'gift_card',
  query: (id: string) => getGetGiftCardQueryOptions(id),
});

export type GiftCard = RecordOf<typeof giftCardRecord>;
