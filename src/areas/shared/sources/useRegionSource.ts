import { useMemo } from 'react';
import type { RegionDetail } from '#generated/admin/admin.schemas.ts';
import { fixedSource } from '#ui/picker/source.ts';
import type { OptionSource } from '#ui/picker/source.ts';

export function useRegionSource(regions: readonly RegionDetail[] = NONE): OptionSource {
  return useMemo(
    () => fixedSource(regions.map(({ id, name }) => ({ value: id, label: name }))),
    [regions],
  );
}

const NONE: readonly RegionDetail[] = [];
