import type { AreaPalette } from '#app/area/area.ts';

const loadPalette = () => import('./palette.ts');

export const palette: AreaPalette = {
  records: {
    key: ['admin', 'orders'],
    load: async () => (await loadPalette()).findOrders,
  },
  commands: async () => (await loadPalette()).findOrderCommands,
};
