import type { QueryClient } from '@tanstack/react-query';
import type { ListNotificationsParams } from '#generated/admin/admin.schemas.ts';
import { getListBatchJobsQueryOptions } from '#generated/admin/batch-jobs/batch-jobs.ts';
import type { listBatchJobs } from '#generated/admin/batch-jobs/batch-jobs.ts';
import { getListNotificationsQueryOptions } from '#generated/admin/notifications/notifications.ts';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import type { OrderOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';

export const PER_PAGE = 10;

const offsetOf = (page: number): number => (page - 1) * PER_PAGE;

/** The user's own batch jobs, newest first; `page` counts from 1. */
export const jobsOn = (page: number) =>
  getListBatchJobsQueryOptions({
    limit: PER_PAGE,
    offset: offsetOf(page),
    order: '-created_at' satisfies OrderOf<typeof listBatchJobs>,
  });

/** Sent notifications, newest first; an empty `to` means all. */
export const notificationsOn = (page: number, to: string) =>
  getListNotificationsQueryOptions(
    omitUndefined<ListNotificationsParams>({
      limit: PER_PAGE,
      offset: offsetOf(page),
      to: to || undefined,
    }),
  );

export const startDeveloper = async (client: QueryClient) =>
  Promise.all([
    prefetch(client, jobsOn(1)),
    prefetch(client, notificationsOn(1, '')),
    prefetch(client, getGetStoreQueryOptions()),
  ]);
