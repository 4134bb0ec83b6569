import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Bulk, BulkChange, BulkItem, BulkTexts, LabelOf } from './bulk.ts';

interface BulkWords<Item extends BulkItem> {
  done: (action: string, count: number) => string;
  several: LabelOf<Item>;
}

export function useBulkWords<Change extends BulkChange, Item extends BulkItem>(
  { nameOf }: Pick<Bulk<Change, Item>, 'nameOf'>,
  { records }: Pick<BulkTexts, 'records'>,
): BulkWords<Item> {
  const { t } = useTranslation('bulk');
  const format = useFormat();
  return {
    done: (action, count) => t('done', { action, records: records(count) }),
    several: ([first, ...rest]) => {
      const name = first ? nameOf(first) : '';
      if (rest.length === 0) return name;
      return t('andMore', { first: name, count: rest.length, number: format.number(rest.length) });
    },
  };
}
