import { IconFolderPlus } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-collection',
      label: 'new.collection',
      icon: IconFolderPlus,
      to: paths.collections({ edit: 'new' }),
    },
  ],
  records: {
    key: ['admin', 'collections'],
    load: async () => (await import('./palette.ts')).findCollections,
  },
};
