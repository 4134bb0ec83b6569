import { config } from '../config/config.ts';
import { createUsage } from './usage.ts';

export const usage = createUsage(async (userId) => {
  const { analytics } = config();
  if (!analytics) throw new Error('No project of the analytics provider is configured');
  const { loadPostHog } = await import('./posthog.ts');
  return loadPostHog(analytics, userId);
});
