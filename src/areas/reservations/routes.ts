import type { AreaParts } from '#app/area/area.ts';
import { reservationList } from './list/query.ts';

export const reservations: AreaParts = {
  screens: [
    {
      path: 'reservations',
      namespaces: ['reservations'],
      kind: 'list',
      page: async () => (await import('./list/ReservationListPage.tsx')).ReservationListPage,
      start:
        async () =>
        (client, { search }) =>
          reservationList.start(client, search),
    },
  ],
};
