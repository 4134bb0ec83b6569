import type {
  AnalyticsConfigResponse,
  CreateAnalyticsConfigBody,
} from '#generated/admin/admin.schemas.ts';
import {
  createAnalyticsConfig,
  updateAnalyticsConfig,
} from '#generated/admin/analytics-configs/analytics-configs.ts';
import { isApiError } from '#client/index.ts';
import { isRecord } from '#ui/format/guards.ts';
import type { CallOptions } from '../query/abortable-calls.ts';

const hasChoice = (answer: unknown): boolean =>
  isRecord(answer) && isRecord(answer.analytics_config);

const mayExist = (error: unknown): boolean =>
  isApiError(error) && (error.outcome === 'unknown' || error.type === 'duplicate_error');

/** After a lost answer, sets the choice: updating may be repeated, and creates a missing one. */
export async function createPreferences(
  body: CreateAnalyticsConfigBody,
  call?: CallOptions,
): Promise<AnalyticsConfigResponse> {
  try {
    const answer = await createAnalyticsConfig(body, call);
    if (hasChoice(answer)) return answer;
  } catch (error) {
    if (!mayExist(error)) throw error;
  }
  return updateAnalyticsConfig(body, call);
}
