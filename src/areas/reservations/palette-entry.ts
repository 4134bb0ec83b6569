import { IconBookmark } from '@tabler/icons-react';
import type { AreaPalette } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';

export const palette: AreaPalette = {
  actions: [
    {
      id: 'new-reservation',
      label: 'new.reservation',
      icon: IconBookmark,
      to: paths.newReservation(),
    },
  ],
};
