import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { ExportDialog } from '#shared/export/ExportDialog.tsx';
import { exportContext } from './context.ts';

interface ProductExportDialogProps {
  view: ListView;
  count: number | undefined;
  onClose: () => void;
}

export function ProductExportDialog(props: ProductExportDialogProps): ReactNode {
  const { view, count, onClose } = props;
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const client = useQueryClient();
  const found = (): string => {
    if (count === 0) return t('export.none');
    return count === undefined
      ? t('export.all')
      : t('export.count', { count, number: number(count) });
  };
  return (
    <ExportDialog
      title={t('export.title')}
      type="product-export"
      readContext={() => exportContext(client, view)}
      found={found()}
      isEmpty={count === 0}
      notes={[t('export.note'), t('export.stockNote')]}
      reading={({ done, total }) =>
        t('export.reading', { count: total, done: number(done), number: number(total) })
      }
      onClose={onClose}
    />
  );
}
