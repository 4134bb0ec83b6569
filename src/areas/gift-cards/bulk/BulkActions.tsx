import type { ReactNode } from 'react';
import { OnOffActions } from '#shared/on-off/OnOffActions.tsx';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions(props: BulkActionsProps): ReactNode {
  return <OnOffActions {...props} bulk={giftCardBulk} words={useGiftCardWords()} />;
}
