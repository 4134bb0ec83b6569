import { localStorageColorSchemeManager } from '@mantine/core';
import type { MantineColorSchemeManager } from '@mantine/core';

/** `static/color-scheme.js` reads the same key before the first paint. */
export const COLOR_SCHEME_KEY = 'quartermaster.color-scheme';

export const colorSchemeManager: MantineColorSchemeManager = localStorageColorSchemeManager({
  key: COLOR_SCHEME_KEY,
});
