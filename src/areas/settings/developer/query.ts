import type { QueryClient } from '@tanstack/react-query';
import { getListBatchJobsQueryOptions } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import { prefetch } from '#app/query/prefetch.ts';

export const PER_PAGE = 10;

const part = (page: number): { limit: number; offset: number } => ({
  limit: PER_PAGE,
  offset: (page - 1) * PER_PAGE,
});

/** The user's own batch jobs, newest first; `page` counts from 1. */
export const jobsOn = (page: number) =>
  getListBatchJobsQueryOptions({ ...part(page), order: '-created_at' });

/** Sent notifications, newest first; an empty `to` means all. */
export const notificationsOn = (page: number, to: string) =>
  getListNotificationsQueryOptions({ ...part(page), ...(to ? { to } : {}) });

export const startDeveloper = async (client: QueryClient) =>
  Promise.all([
    prefetch(client, jobsOn(1)),
    prefetch(client, notificationsOn(1, '')),
    prefetch(client, getGetStoreQueryOptions()),
  ]);
