import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { useEnableDisableWords } from '#shared/enable-disable/useEnableDisableWords.ts';
import { discountBulk } from './discounts.ts';

export function RecentDiscountChanges(): ReactNode {
  return <RecentChanges bulk={discountBulk} texts={useEnableDisableWords(discountBulk).texts} />;
}
