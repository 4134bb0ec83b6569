import { createStore } from '../state/store.ts';

export const usageDialog = createStore(false);
