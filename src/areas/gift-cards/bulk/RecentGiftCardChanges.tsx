import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

/** The bulk changes of gift cards in this session, each with its way back. */
export function RecentGiftCardChanges(): ReactNode {
  return <RecentChanges bulk={giftCardBulk} texts={useGiftCardWords().texts} />;
}
