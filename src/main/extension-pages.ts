import { extensions } from 'virtual:extensions';
import type { AreaParts } from '#app/area/area.ts';

/** The pages of all extensions. */
export const extensionPages = {
  id: 'x',
  load: async (): Promise<AreaParts> => {
    const { screensOf } = await import('#app/extensions/ExtensionPages.tsx');
    return { screens: screensOf(extensions) };
  },
};
