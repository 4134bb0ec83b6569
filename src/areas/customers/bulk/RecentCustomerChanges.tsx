import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { useMembershipBulk } from './useMembershipBulk.ts';

/** The bulk changes of customers in this session, each with its way back. */
export function RecentCustomerChanges(): ReactNode {
  const { bulk, texts } = useMembershipBulk();
  return <RecentChanges bulk={bulk} texts={texts} />;
}
