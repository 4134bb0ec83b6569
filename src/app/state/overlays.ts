import { createStore } from './store.ts';

export const paletteOpen = createStore(false);
export const activityOpen = createStore(false);
export const shortcutsOpen = createStore(false);
