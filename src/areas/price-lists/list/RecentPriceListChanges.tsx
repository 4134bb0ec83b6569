import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { priceListBulk } from '../bulk.ts';
import { usePriceListTexts } from '../usePriceListTexts.ts';

/** The bulk changes of price lists in this session, each with its way back. */
export const RecentPriceListChanges = (): ReactNode => (
  <RecentChanges bulk={priceListBulk} texts={usePriceListTexts()} />
);
