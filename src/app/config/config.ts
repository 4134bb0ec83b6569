import { configureClient } from '#client/index.ts';
import { setStoreZone } from '#ui/date/store-zone.ts';

/** What the deployer sets in `config.json`, beside `index.html`. */
export interface Config {
  /** Address of the store's server; empty when it answers on the app's own origin. */
  backendUrl: string;
  /** Whether the console tells which translations are looked up. */
  translationDebug: boolean;
  /** The server is a mock: saves don't last, and an address can ask for examples by name. */
  mock: boolean;
  /** Where usage data goes, if it is to go anywhere. */
  analytics?: AnalyticsConfig;
}

/** A project of the analytics provider. */
export interface AnalyticsConfig {
  /** The project's public key. */
  key: string;
  /** The origin that takes the data, such as `https://eu.i.posthog.com`; the security policy must name it. */
  host: string;
}

const usual: Config = { backendUrl: '', translationDebug: false, mock: false };

let current = usual;

/** The configuration that the app runs with. */
export const config = (): Config => current;

/**
 * Takes over what `config.json` says, points the client at the store, and sets the time zone that the store's days are
 * told in. Unknown values are left out.
 */
export function applyConfig(loaded: unknown): void {
  const given = (typeof loaded === 'object' && loaded ? loaded : {}) as Record<string, unknown>;
  current = {
    backendUrl:
      typeof given.backendUrl === 'string'
        ? given.backendUrl.replace(/\/+$/, '')
        : usual.backendUrl,
    translationDebug: given.translationDebug === true || import.meta.env.DEV,
    mock: given.mock === true,
    ...readAnalytics(given.analytics),
  };
  if (!setStoreZone(given.storeTimeZone)) {
    console.warn('config.json: no such time zone:', given.storeTimeZone);
  }
  configureClient('admin', { baseUrl: current.backendUrl });
  // What is looked at here through shoppers' eyes is staff's business, too.
  configureClient('store', { baseUrl: current.backendUrl, cache: 'no-store' });
}

/** Only a whole entry counts: without a key or without a host nothing is ever loaded or sent. */
function readAnalytics(given: unknown): Pick<Config, 'analytics'> {
  if (typeof given !== 'object' || given === null || !('key' in given && 'host' in given))
    return {};
  const { key, host } = given;
  if (typeof key !== 'string' || typeof host !== 'string' || !key || !/^https?:\/\//.test(host))
    return {};
  return { analytics: { key, host: host.replace(/\/+$/, '') } };
}

/** The full address of a picture or file that the server names, which may be relative to the server. */
export function fileUrl(url: string): string {
  return url.startsWith('/') ? `${current.backendUrl}${url}` : url;
}
