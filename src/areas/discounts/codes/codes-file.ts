import type { TFunction } from 'i18next';
import type { ExportedList } from '#shared/export/useListExport.tsx';
import { statusOf } from '#shared/domain/discount-status.tsx';
import type { DiscountStatus } from '#shared/domain/discount-status.tsx';
import type { DiscountCode } from './codes.ts';

interface FileWords {
  t: TFunction<'discount-codes'>;
  discounts: TFunction<'discounts'>;
  common: TFunction<'common'>;
  number: (value: number) => string;
  status: (status: DiscountStatus) => string;
}

/** @param template code that names the file */
export function codesFile(
  template: string,
  codes: readonly DiscountCode[],
  { t, discounts, common, number, status }: FileWords,
): ExportedList<DiscountCode> {
  const now = Date.now();
  return {
    fileName: `codes-${template.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}`,
    columns: [
      { name: discounts('columns.code'), value: ({ code }) => code },
      { name: common('fields.status'), value: (row) => status(statusOf(row, now)) },
      { name: t('export.used'), value: (row) => row.usage_count },
      { name: t('export.limit'), value: (row) => row.usage_limit },
      { name: t('export.starts'), value: (row) => row.starts_at },
      { name: t('columns.ends'), value: (row) => row.ends_at },
      { name: t('export.created'), value: (row) => row.created_at },
    ],
    readPage: ({ limit, offset }) =>
      Promise.resolve({ rows: codes.slice(offset, offset + limit), count: codes.length }),
    done: (count) => t('export.done', { count, number: number(count) }),
  };
}
