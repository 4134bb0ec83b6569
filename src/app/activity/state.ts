import { createStore } from '../state/store.ts';

export const unseenJobCount = createStore(0);
