import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import type { BulkAction } from './BulkPriceListDialog.tsx';

const BulkPriceListDialog = lazyNamed(
  () => import('./BulkPriceListDialog.tsx'),
  'BulkPriceListDialog',
);

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('price-lists');
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      <BulkButtons<BulkAction>
        first={['activate', 'draft']}
        further={[['delete']]}
        labelOf={(one) => t(`bulk.${one}`)}
        dangerous="delete"
        onChoose={setAction}
      />
      {action ? (
        <Suspense fallback={null}>
          <BulkPriceListDialog
            action={action}
            ids={ids}
            onClose={() => setAction(undefined)}
            onDone={() => {
              setAction(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
