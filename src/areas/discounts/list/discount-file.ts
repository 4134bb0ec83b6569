import type { TFunction } from 'i18next';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ExportedList } from '#shared/export/useListExport.tsx';
import { regionNamesOf, ruleOf } from '../rule.ts';
import type { Rule } from '../rule.ts';
import type { DiscountStatus } from '#shared/domain/discount-status.tsx';
import { statusOf } from '#shared/domain/discount-status.tsx';
import { discountList } from './query.ts';
import type { ListedDiscount } from './query.ts';

interface FileWords {
  t: TFunction<'discounts'>;
  common: TFunction<'common'>;
  number: (value: number) => string;
  sentence: (rule: Rule) => string;
  status: (status: DiscountStatus) => string;
}

export function discountFile(
  view: ListView,
  { t, common, number, sentence, status }: FileWords,
  call: CallOptions,
): ExportedList<ListedDiscount> {
  const now = Date.now();
  return {
    fileName: 'discounts',
    columns: [
      { name: t('columns.code'), value: ({ code }) => code },
      { name: t('columns.rule'), value: (row) => sentence(ruleOf(row)) },
      { name: common('fields.status'), value: (row) => status(statusOf(row, now)) },
      { name: t('columns.used'), value: (row) => row.usage_count },
      { name: t('export.limit'), value: (row) => row.usage_limit },
      {
        name: t('columns.regions'),
        value: (row) => regionNamesOf(row).join(', '),
      },
      { name: t('export.starts'), value: (row) => row.starts_at },
      { name: t('columns.ends'), value: (row) => row.ends_at },
    ],
    readPage: async (page) => {
      const answer = await discountList.read(view, page, call);
      return { rows: discountList.rowsOf(answer), count: answer.count };
    },
    done: (count) => t('export.done', { count, number: number(count) }),
  };
}
