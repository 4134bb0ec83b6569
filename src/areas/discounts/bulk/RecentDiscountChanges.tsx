import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { discountBulk } from './discounts.ts';
import { useDiscountWords } from './useDiscountWords.ts';

export function RecentDiscountChanges(): ReactNode {
  return <RecentChanges bulk={discountBulk} texts={useDiscountWords().texts} />;
}
