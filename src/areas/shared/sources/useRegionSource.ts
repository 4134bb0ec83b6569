import { useMemo } from 'react';
import { loadedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';
import { useRegions } from './regions.ts';

export function useRegionSource(): OptionSource {
  const { data, refetch } = useRegions();
  return useMemo(
    () =>
      loadedSource('regions', { data, refetch }, ({ id, name }) => ({ value: id, label: name })),
    [data, refetch],
  );
}
