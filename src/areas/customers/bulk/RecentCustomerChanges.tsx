import type { ReactNode } from 'react';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { useMembershipBulk } from './useMembershipBulk.ts';

export function RecentCustomerChanges(): ReactNode {
  const { bulk, texts } = useMembershipBulk();
  return <RecentChanges bulk={bulk} texts={texts} />;
}
