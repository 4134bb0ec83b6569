import { createStore } from '../frame/store.ts';

export const unseenJobCount = createStore(0);
