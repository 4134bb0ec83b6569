import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { productBulk } from './products.ts';
import { useProductTexts } from './useProductTexts.ts';

export const RecentProductChanges = (): ReactNode => (
  <RecentChanges bulk={productBulk} texts={useProductTexts()} />
);
