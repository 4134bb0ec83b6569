import type { ReactNode } from 'react';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useRegions } from './lists.ts';
import { SectionQuery } from './SectionQuery.tsx';

interface WithRegionsProps {
  /** How many fields the form has that is waited for. */
  fields: number;
  /** @param regions all of the store, by name */
  children: (regions: readonly RegionDetail[]) => ReactNode;
}

/** A form that begins with the store's regions: what is pressed before they are there would be lost. */
export function WithRegions({ fields, children }: WithRegionsProps): ReactNode {
  const regions = useRegions();
  return (
    <SectionQuery
      query={regions}
      skeleton={
        <>
          <SlowNotice onRetry={() => void regions.refetch()} />
          <FormSkeleton fields={fields} />
        </>
      }
    >
      {children}
    </SectionQuery>
  );
}
