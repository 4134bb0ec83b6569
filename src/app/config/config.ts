import { configureClient } from '#client/index.ts';
import { isRecord } from '#ui/format/guards.ts';
import { setStoreZone } from '#ui/format/store-zone.ts';

/** Contents of `config.json`. */
export interface Config {
  /** Empty on the app's own origin. */
  backendUrl: string;
  translationDebug: boolean;
  /** Writes don't persist; `?mock=` selects examples. */
  mock: boolean;
  analytics?: AnalyticsConfig;
}

export interface AnalyticsConfig {
  /** Public key. */
  key: string;
  /** Such as `https://eu.i.posthog.com`; the CSP must allow it. */
  host: string;
}

const defaults: Config = { backendUrl: '', translationDebug: false, mock: false };

let current = defaults;

export const config = (): Config => current;

/** Applies `config.json`; ignores unknown values. */
export function applyConfig(loaded: unknown): void {
  const given: Record<string, unknown> = isRecord(loaded) ? loaded : {};
  current = {
    backendUrl:
      typeof given.backendUrl === 'string'
        ? given.backendUrl.replace(/\/+$/, '')
        : defaults.backendUrl,
    translationDebug: given.translationDebug === true || import.meta.env.DEV,
    mock: given.mock === true,
    ...readAnalytics(given.analytics),
  };
  if (!setStoreZone(given.storeTimeZone)) {
    console.warn('config.json: no such time zone:', given.storeTimeZone);
  }
  configureClient('admin', { baseUrl: current.backendUrl });
  // Staff need current data.
  configureClient('store', { baseUrl: current.backendUrl, cache: 'no-store' });
}

/** Requires both key and host. */
function readAnalytics(given: unknown): Pick<Config, 'analytics'> {
  if (!isRecord(given)) return {};
  const { key, host } = given;
  if (typeof key !== 'string' || typeof host !== 'string' || !key || !/^https?:\/\//.test(host))
    return {};
  return { analytics: { key, host: host.replace(/\/+$/, '') } };
}

/** May be relative to the server. */
export function fileUrl(url: string): string {
  return url.startsWith('/') ? `${current.backendUrl}${url}` : url;
}
