import type { ReactNode } from 'react';
import { OnOffActions } from '#shared/on-off/OnOffActions.tsx';
import { discountBulk } from './discounts.ts';
import { useDiscountWords } from './useDiscountWords.ts';

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions(props: BulkActionsProps): ReactNode {
  return <OnOffActions {...props} bulk={discountBulk} words={useDiscountWords()} />;
}
