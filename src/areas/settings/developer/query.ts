import type { QueryClient } from '@tanstack/react-query';
import { getListBatchJobsQueryOptions } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import { startReading } from '#app/query/start-reading.ts';

/** Records on a page of a section. */
export const PER_PAGE = 10;

const part = (page: number): { limit: number; offset: number } => ({
  limit: PER_PAGE,
  offset: (page - 1) * PER_PAGE,
});

/** One's own batch jobs, the newest first. @param page from 1 */
export const jobsOn = (page: number) =>
  getListBatchJobsQueryOptions({ ...part(page), order: '-created_at' });

/** Notifications that were sent, the newest first. @param to only those to this address; empty for all */
export const notificationsOn = (page: number, to: string) =>
  getListNotificationsQueryOptions({ ...part(page), ...(to ? { to } : {}) });

/** For the route's loader: starts to load what the page begins with. */
export const startDeveloper = async (client: QueryClient) =>
  Promise.all([
    startReading(client, jobsOn(1)),
    startReading(client, notificationsOn(1, '')),
    startReading(client, getGetStoreQueryOptions()),
  ]);
