import type { ReactNode } from 'react';
import { OnOffActions } from '#shared/on-off/OnOffActions.tsx';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

interface BulkActionsProps {
  ids: readonly string[];
  /** Unselects them. */
  clear: () => void;
}

/** What can be done with the selected gift cards. */
export function BulkActions(props: BulkActionsProps): ReactNode {
  return <OnOffActions {...props} bulk={giftCardBulk} words={useGiftCardWords()} />;
}
