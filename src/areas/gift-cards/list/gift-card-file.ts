import type { TFunction } from 'i18next';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { formatAmount } from '#ui/format/money.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ExportedList } from '#shared/export/useListExport.tsx';
import { holderOf } from '../recipient.ts';
import { statusOf } from '../status.ts';
import type { GiftCardStatus } from '../status.ts';
import { giftCardList } from './query.ts';
import type { ListedGiftCard } from './query.ts';

interface FileWords {
  t: TFunction<'gift-cards'>;
  common: TFunction<'common'>;
  number: (value: number) => string;
  status: (status: GiftCardStatus) => string;
}

/** Machine-readable: decimal point, no separators. */
const plainAmount = (minor: number, currency: string): string =>
  formatAmount(minor, currencyDigits(currency), 'en').replaceAll(',', '');

export function giftCardFile(
  view: ListView,
  { t, common, number, status }: FileWords,
  call: CallOptions,
): ExportedList<ListedGiftCard> {
  const now = Date.now();
  const currencyOf = ({ region }: ListedGiftCard): string => region?.currency_code ?? '';
  return {
    fileName: 'gift-cards',
    columns: [
      { name: t('columns.code'), value: ({ code }) => code },
      { name: common('fields.status'), value: (card) => status(statusOf(card, now)) },
      { name: t('columns.balance'), value: (card) => plainAmount(card.balance, currencyOf(card)) },
      { name: t('fields.value'), value: (card) => plainAmount(card.value, currencyOf(card)) },
      { name: t('export.currency'), value: (card) => currencyOf(card).toUpperCase() },
      { name: common('fields.region'), value: ({ region }) => region?.name },
      { name: common('fields.email'), value: (card) => holderOf(card) },
      { name: t('columns.order'), value: ({ order }) => order?.display_id },
      { name: t('columns.expires'), value: ({ ends_at: end }) => end },
      { name: t('columns.created'), value: ({ created_at: created }) => created },
    ],
    readPage: async (page) => {
      const answer = await giftCardList.read(view, page, call);
      return { rows: giftCardList.rowsOf(answer), count: answer.count };
    },
    done: (count) => t('export.done', { count, number: number(count) }),
  };
}
