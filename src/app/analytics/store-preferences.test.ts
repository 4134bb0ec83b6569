import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { createPreferences } from './store-preferences.ts';

const api = vi.hoisted(() => ({ createAnalyticsConfig: vi.fn(), updateAnalyticsConfig: vi.fn() }));
vi.mock('#generated/admin/analytics-configs/analytics-configs.ts', () => api);

const BODY = { opt_out: true, anonymize: false };
const CHOICE = { analytics_config: { id: 'acfg_1', ...BODY } };

beforeEach(() => {
  vi.resetAllMocks();
  api.updateAnalyticsConfig.mockResolvedValue(CHOICE);
});

test('a choice whose answer is lost, empty or no choice is set again, not made twice', async () => {
  api.createAnalyticsConfig
    .mockRejectedValueOnce(new ApiError('Lost', { kind: 'network', outcome: 'unknown' }))
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce({});
  for (let times = 0; times < 3; times += 1) {
    expect(await createPreferences(BODY)).toBe(CHOICE);
  }
  expect(api.updateAnalyticsConfig.mock.calls.map(([body]) => body)).toEqual([BODY, BODY, BODY]);
});

test('a choice that is there already is changed, and a refusal is told', async () => {
  const refusal = (type: string): ApiError =>
    new ApiError('No', { kind: 'http', status: 422, outcome: 'failed', type });
  api.createAnalyticsConfig.mockRejectedValueOnce(refusal('duplicate_error'));
  expect(await createPreferences(BODY)).toBe(CHOICE);
  const refused = refusal('invalid_data');
  api.createAnalyticsConfig.mockRejectedValueOnce(refused);
  await expect(createPreferences(BODY)).rejects.toBe(refused);
  expect(api.updateAnalyticsConfig).toHaveBeenCalledOnce();
});
