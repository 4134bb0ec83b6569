import type { ReactNode } from 'react';
import { OnOffActions } from '#shared/on-off/OnOffActions.tsx';
import { discountBulk } from './discounts.ts';
import { useDiscountWords } from './useDiscountWords.ts';

interface BulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected discounts. */
export function BulkActions(props: BulkActionsProps): ReactNode {
  return <OnOffActions {...props} bulk={discountBulk} words={useDiscountWords()} />;
}
