import type { UseQueryResult } from '@tanstack/react-query';
import type { AnalyticsConfig } from '#generated/admin/admin.schemas.ts';
import { getGetAnalyticsConfigQueryOptions } from '#generated/admin/analytics-configs/analytics-configs.ts';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';

/** 404 until the user has chosen. Refetched on focus: it may change in another tab or device. */
export function usePreferences(isEnabled: boolean): UseQueryResult<AnalyticsConfig, ApiError> {
  return useQuery({
    ...getGetAnalyticsConfigQueryOptions({ request: { maxRetries: 0 } }),
    enabled: isEnabled,
    retry: false,
    refetchOnWindowFocus: ({ state }) => (state.data === undefined ? false : 'always'),
    select: ({ analytics_config }) => analytics_config,
  });
}
