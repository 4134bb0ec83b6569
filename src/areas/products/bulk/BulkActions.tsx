import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { BulkButtons } from '#shared/bulk/BulkButtons.tsx';
import { FIRST_ACTIONS, FURTHER_ACTIONS, KINDS } from './actions.ts';
import type { BulkAction } from './actions.ts';

const ProductBulkDialog = lazyNamed(() => import('./ProductBulkDialog.tsx'), 'ProductBulkDialog');

interface BulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected products. */
export function BulkActions({ ids, clear }: BulkActionsProps): ReactNode {
  const { t } = useTranslation('product-bulk');
  const [action, setAction] = useState<BulkAction>();
  const hasCategories = useFeature('product_categories') === true;
  const hasChannels = useFeature('sales_channels') === true;
  const isOffered = (one: BulkAction): boolean =>
    (KINDS[one] !== 'category' || hasCategories) && (KINDS[one] !== 'channel' || hasChannels);
  return (
    <>
      <BulkButtons<BulkAction>
        first={FIRST_ACTIONS}
        further={FURTHER_ACTIONS.map((group) => group.filter(isOffered))}
        labelOf={(one) => t(`action.${one}`)}
        dangerous="delete"
        onChoose={setAction}
      />
      {action ? (
        <Suspense fallback={null}>
          <ProductBulkDialog
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
