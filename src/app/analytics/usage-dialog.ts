import { createStore } from '../frame/store.ts';

/** Whether the dialog is open in which someone changes what they share. */
export const usageDialog = createStore(false);
