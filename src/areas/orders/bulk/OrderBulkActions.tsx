import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import type { BulkAction } from './plan.ts';

const OrderBulkDialog = lazyNamed(() => import('./OrderBulkDialog.tsx'), 'OrderBulkDialog');

/** What a day's work needs stands in the bar itself. */
const FIRST = ['capture', 'fulfill', 'ship'] as const;
const FURTHER = [['complete', 'archive'], ['cancel']] as const;

interface OrderBulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected orders. */
export function OrderBulkActions({ ids, clear }: OrderBulkActionsProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  // The orders for which it was opened: those of a question that stands don't change.
  const [asked, setAsked] = useState<{ action: BulkAction; ids: readonly string[] }>();
  return (
    <>
      {/* Printing belongs here, before or after these. */}
      <BulkButtons<BulkAction>
        first={FIRST}
        further={FURTHER}
        labelOf={(one) => t(`action.${one}`)}
        dangerous="cancel"
        onChoose={(action) => setAsked({ action, ids })}
      />
      {asked ? (
        <Suspense fallback={null}>
          <OrderBulkDialog
            {...asked}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
