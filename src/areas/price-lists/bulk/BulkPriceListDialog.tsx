import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { BulkDialog } from '#shared/bulk/BulkDialog.tsx';
import { priceListBulk } from './price-lists.ts';
import type { PriceListChange } from './price-lists.ts';
import { usePriceListTexts } from './usePriceListTexts.ts';

export type BulkAction = 'activate' | 'draft' | 'delete';

const CHANGES: Record<BulkAction, PriceListChange> = {
  activate: { kind: 'status', status: 'active' },
  draft: { kind: 'status', status: 'draft' },
  delete: { kind: 'delete' },
};

interface BulkPriceListDialogProps {
  action: BulkAction;
  /** Price list ids. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function BulkPriceListDialog(props: BulkPriceListDialogProps): ReactNode {
  const { action, ids, ...ends } = props;
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const texts = usePriceListTexts();
  const change = CHANGES[action];
  return (
    <BulkDialog
      bulk={priceListBulk}
      texts={texts}
      kind={change.kind}
      change={change}
      action={t(`bulk.${action}`)}
      ids={ids}
      {...(action === 'delete'
        ? {
            loss: {
              title: t('bulk.deleteTitle', {
                count: ids.length,
                number: format.number(ids.length),
              }),
              text: t('bulk.deleteText'),
              of: () => [],
            },
          }
        : {})}
      {...ends}
    />
  );
}
