import { createStore } from '../frame/store.ts';
import { browserValue } from '../preferences/storage.ts';

const kept = browserValue('singleKeys', true);

/** Whether single keys act as shortcuts; people who dictate can switch them off. */
export const singleKeys = createStore(kept.read());

/** Switches them and remembers it in this browser. */
export function setSingleKeys(on: boolean): void {
  kept.write(on);
  singleKeys.set(on);
}
