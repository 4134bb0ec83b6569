import { localStorageColorSchemeManager } from '@mantine/core';
import type { MantineColorSchemeManager } from '@mantine/core';
import { COLOR_SCHEME_KEY } from './browser-storage.ts';

export const colorSchemeManager: MantineColorSchemeManager = localStorageColorSchemeManager({
  key: COLOR_SCHEME_KEY,
});
