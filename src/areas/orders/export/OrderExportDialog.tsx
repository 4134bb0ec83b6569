import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { ExportDialog } from '#shared/export/ExportDialog.tsx';
import { MOST_FOUND, exportContext } from './context.ts';

interface OrderExportDialogProps {
  view: ListView;
  count: number | undefined;
  onClose: () => void;
}

export function OrderExportDialog(props: OrderExportDialogProps): ReactNode {
  const { view, count, onClose } = props;
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const isSearchLeftOut = view.search !== '' && (count ?? 0) > MOST_FOUND;
  const found = (): string => {
    if (count === 0) return t('export.none');
    return count === undefined || isSearchLeftOut
      ? t('export.filtered')
      : t('export.count', { count, number: number(count) });
  };
  return (
    <ExportDialog
      title={t('export.title')}
      type="order-export"
      readContext={() => exportContext(view, !isSearchLeftOut)}
      found={found()}
      isEmpty={count === 0}
      notes={
        isSearchLeftOut
          ? [t('export.searchLeftOut', { count: MOST_FOUND, number: number(MOST_FOUND) })]
          : []
      }
      onClose={onClose}
    />
  );
}
