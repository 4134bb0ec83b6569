import { createStore } from './store.ts';

export const paletteOpen = createStore(false);
export const activityOpen = createStore(false);
export const shortcutsOpen = createStore(false);

/** Ids of the jobs that the activity is opened for; undefined for all, with the errors. */
export const activityJobs = createStore<readonly string[] | undefined>(undefined);

export function openActivity(jobs?: readonly string[]): void {
  activityJobs.set(jobs);
  activityOpen.set(true);
}
