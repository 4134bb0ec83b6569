import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { useEnableDisableWords } from '#shared/enable-disable/useEnableDisableWords.ts';
import { giftCardBulk } from './gift-cards.ts';

export function RecentGiftCardChanges(): ReactNode {
  return <RecentChanges bulk={giftCardBulk} texts={useEnableDisableWords(giftCardBulk).texts} />;
}
