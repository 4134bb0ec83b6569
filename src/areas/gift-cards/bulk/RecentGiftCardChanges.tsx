import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { giftCardBulk } from './gift-cards.ts';
import { useGiftCardWords } from './useGiftCardWords.ts';

export function RecentGiftCardChanges(): ReactNode {
  return <RecentChanges bulk={giftCardBulk} texts={useGiftCardWords().texts} />;
}
