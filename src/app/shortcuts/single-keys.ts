import { createStore } from '../frame/store.ts';
import { readPreference, writePreference } from '../preferences/storage.ts';

/** Whether single keys act as shortcuts; people who dictate can switch them off. */
export const singleKeys = createStore(readPreference('singleKeys', true));

/** Switches them and remembers it in this browser. */
export function setSingleKeys(on: boolean): void {
  writePreference('singleKeys', on);
  singleKeys.set(on);
}
