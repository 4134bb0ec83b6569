import { useMemo } from 'react';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { fixedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';

/** The regions of a store as the choices of a field; none until they are known. */
export function useRegionSource(regions: readonly RegionDetail[] = NONE): OptionSource {
  return useMemo(
    () => fixedSource(regions.map(({ id, name }) => ({ value: id, label: name }))),
    [regions],
  );
}

const NONE: readonly RegionDetail[] = [];
