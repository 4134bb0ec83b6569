import type { AreaPalette } from '#app/area/area.ts';

export const palette: AreaPalette = {
  records: {
    key: ['settings'],
    load: async () => (await import('./palette.ts')).findSettings,
  },
};
