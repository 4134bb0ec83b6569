import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { regionsOptions } from '#shared/sources/regions.ts';

/** Of the store; read after the rows. */
export function RegionCount({ onRead }: { onRead: (count: number) => void }): null {
  const count = useQuery(regionsOptions).data?.length;
  useEffect(() => {
    if (count !== undefined) onRead(count);
  }, [count, onRead]);
  return null;
}
