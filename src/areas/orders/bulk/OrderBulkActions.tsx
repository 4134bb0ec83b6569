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

/** What a day's work needs stands in the bar itself. */
const FIRST = ['capture', 'fulfill', 'ship'] as const;
const FURTHER = [['complete', 'archive'], ['cancel']] as const;

interface OrderBulkActionsProps {
  ids: readonly string[];
  /** The list's own parameters, which the way back from what is printed leads to. */
  list: string;
  /** Unselects them. */
  clear: () => void;
  /** Has them selected again when one comes back. */
  keep: () => void;
}

/** After these nothing more is done with an order. */
const ENDS: ReadonlySet<BulkAction> = new Set(['archive', 'cancel']);

/** What can be done with the selected orders. */
export function OrderBulkActions({ ids, list, clear, keep }: OrderBulkActionsProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  // The orders for which it was opened: those of a question that stands don't change.
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
