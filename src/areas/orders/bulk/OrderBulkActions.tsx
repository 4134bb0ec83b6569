import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import type { BulkAction } from './plan.ts';

const OrderBulkDialog = lazyNamed(() => import('./OrderBulkDialog.tsx'), 'OrderBulkDialog');

const FIRST = ['capture', 'fulfill', 'ship'] as const;
const FURTHER = [['complete', 'archive'], ['cancel']] as const;

interface OrderBulkActionsProps {
  ids: readonly string[];
  /** Query string of the list, for the link back from the print page */
  list: string;
  clear: () => void;
  /** Keeps the selection for when the user comes back */
  keep: () => void;
}

/** Nothing follows these, so they clear the selection. */
const ENDS: ReadonlySet<BulkAction> = new Set(['archive', 'cancel']);

export function OrderBulkActions({ ids, list, clear, keep }: OrderBulkActionsProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  // An open dialog keeps the ids it was opened with.
  const [asked, setAsked] = useState<{ action: BulkAction; ids: readonly string[] }>();
  const printOf = (chosen: readonly string[]): { to: string; onClick: () => void } => ({
    to: paths.orderPrint(chosen, 'slip', { list }),
    onClick: keep,
  });
  return (
    <>
      <Button size="compact-sm" variant="default" component={Link} {...printOf(ids)}>
        {t('print')}
      </Button>
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
            key={asked.action}
            {...asked}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              if (ENDS.has(asked.action)) clear();
            }}
            onNext={(action) => setAsked({ ...asked, action })}
            print={printOf(asked.ids)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
