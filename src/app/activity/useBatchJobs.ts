import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchJobListResponse, ListBatchJobsParams } from '#generated/admin/admin.schemas.ts';
import { getListBatchJobsQueryOptions } from '#generated/admin/batch-jobs/batch-jobs.ts';
import type { ApiError } from '#client/index.ts';
import { isObject } from '#ui/format/guards.ts';
import { settled } from './job.ts';
import { POLL_LIMIT, createPollClock, lookBackStart } from './polling.ts';

const params = (): ListBatchJobsParams => ({
  limit: POLL_LIMIT,
  created_at: { gte: lookBackStart(new Date()).toISOString() },
});

const options = (): ReturnType<
  typeof getListBatchJobsQueryOptions<BatchJobListResponse, ApiError>
> => getListBatchJobsQueryOptions<BatchJobListResponse, ApiError>(params());

const jobsOf = (answer: BatchJobListResponse): BatchJobListResponse => ({
  ...answer,
  batch_jobs: answer.batch_jobs.filter(isObject).map(settled),
});

/** Shared: there is one poll. */
const clock = createPollClock();

/** Polls while mounted and the page is visible. */
export function usePolledBatchJobs(): UseQueryResult<BatchJobListResponse, ApiError> {
  return useQuery({
    ...options(),
    select: jobsOf,
    refetchOnWindowFocus: 'always',
    refetchIntervalInBackground: false,
    refetchInterval: ({ state }) =>
      // Polling resumes after the next sign-in.
      state.error?.status === 401
        ? false
        : clock.delay(state.dataUpdateCount + state.errorUpdateCount),
  });
}

export const useBatchJobs = (): UseQueryResult<BatchJobListResponse, ApiError> =>
  useQuery({ ...options(), select: jobsOf, staleTime: Infinity });

export function restartPolling(queryClient: QueryClient): void {
  const state = queryClient.getQueryState(options().queryKey);
  clock.restart((state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0));
}

interface Refresh {
  refresh: () => void;
  isRefreshing: boolean;
}

export function useRefreshBatchJobs(): Refresh {
  const queryClient = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = (): void => {
    setRefreshing(true);
    restartPolling(queryClient);
    void queryClient
      .refetchQueries({ queryKey: options().queryKey })
      .finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing };
}
