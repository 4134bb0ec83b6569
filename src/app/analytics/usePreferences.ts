import type { UseQueryResult } from '@tanstack/react-query';
import type { AnalyticsConfig } from '#generated/admin/admin.schemas.ts';
import { getGetAnalyticsConfigQueryOptions } from '#generated/admin/analytics-configs/analytics-configs.ts';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';

/**
 * What the user agreed to share; the error 404 when they haven't chosen yet. Read without another try, and once more
 * whenever someone who has chosen comes back to this tab: a change of mind in another one, or on another device, holds
 * here too.
 */
export function usePreferences(isEnabled: boolean): UseQueryResult<AnalyticsConfig, ApiError> {
  return useQuery({
    ...getGetAnalyticsConfigQueryOptions({ request: { maxRetries: 0 } }),
    enabled: isEnabled,
    retry: false,
    refetchOnWindowFocus: ({ state }) => (state.data === undefined ? false : 'always'),
    select: ({ analytics_config }) => analytics_config,
  });
}
