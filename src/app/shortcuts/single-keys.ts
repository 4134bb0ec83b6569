import { browserValue } from '../preferences/storage.ts';
import { createStore } from '../state/store.ts';

const kept = browserValue('singleKeys', true);

/** Can be turned off for speech input. */
export const singleKeys = createStore(kept.read());

export function setSingleKeys(on: boolean): void {
  kept.write(on);
  singleKeys.set(on);
}
