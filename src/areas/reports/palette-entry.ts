import type { AreaPalette } from '#app/area/area.ts';

export const palette: AreaPalette = {
  records: {
    key: ['reports'],
    load: async () => (await import('./palette.ts')).findReports,
  },
};
