import { IconFilePencil } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [{ id: 'new-draft', label: 'new.draft', icon: IconFilePencil, to: paths.newDraft() }],
  records: {
    key: ['admin', 'draft-orders'],
    load: async () => (await import('./palette.ts')).findDrafts,
  },
};
