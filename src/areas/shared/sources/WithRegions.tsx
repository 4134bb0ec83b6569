import type { ReactNode } from 'react';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { useRegions } from './regions.ts';
import { SectionQuery } from '../read/SectionQuery.tsx';

interface WithRegionsProps {
  fields: number;
  /** @param regions by name */
  children: (regions: readonly RegionDetail[]) => ReactNode;
}

/** Loads regions before the form: earlier input would be lost. */
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
