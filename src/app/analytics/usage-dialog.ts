import { createStore } from '../frame/store.ts';

export const usageDialog = createStore(false);
