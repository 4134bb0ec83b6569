import type { AreaPalette } from '#app/area/area.ts';

const entries = import.meta.glob<AreaPalette>('../areas/*/palette-entry.ts', {
  eager: true,
  import: 'palette',
});

/** By area: one file for all, fetched after the first screen. */
export const palettes: Readonly<Record<string, AreaPalette>> = Object.fromEntries(
  Object.entries(entries).map(([path, palette]) => [path.split('/')[2] ?? '', palette]),
);
