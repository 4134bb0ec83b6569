import { createStore } from './store.ts';

/** What lies over the page when it is asked for; each is loaded then. */
export const paletteOpen = createStore(false);
export const activityOpen = createStore(false);
export const shortcutsOpen = createStore(false);

/** The keys that open the palette, and the overview of shortcuts. */
export const PALETTE_KEYS = 'mod+k';
export const SHORTCUTS_KEYS = '?';
