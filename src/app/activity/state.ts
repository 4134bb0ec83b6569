import { createStore } from '../frame/store.ts';

/** Jobs with news that their user has not seen yet. */
export const unseenJobCount = createStore(0);
