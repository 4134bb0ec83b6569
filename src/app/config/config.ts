import { configureClient } from '#client/index.ts';
import { isRecord } from '#ui/format/guards.ts';
import { setStoreZone } from '#ui/format/store-zone.ts';
import { setBranding } from '#ui/media/branding.ts';
import { readColor } from '#ui/theme/read-color.ts';

/** Contents of `config.json`. */
export interface Config {
  /** Empty on the app's own origin. */
  backendUrl: string;
  translationDebug: boolean;
  /** `?mock=` selects examples. */
  mock: boolean;
  analytics?: AnalyticsConfig;
  /** Primary color, `#rrggbb`. */
  accent?: string;
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
    ...readAccent(given.accent),
  };
  setBranding({ name: readName(given.name), logo: readLogo(given.logo) });
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

/** Longer ones don't fit beside the logo. */
const LONGEST_NAME = 60;

function readName(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  const name = typeof given === 'string' ? given.trim() : '';
  if (name !== '' && name.length <= LONGEST_NAME) return name;
  console.warn('config.json: not a name:', given);
  return undefined;
}

/** A web address, or a path beside `index.html`. */
function readLogo(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  const address = typeof given === 'string' ? given.trim() : '';
  if (/^https?:\/\/./i.test(address) || /^\/(?![/\\])/.test(address)) return address;
  // Neither a scheme nor another host.
  if (/^[\w.-][^:\\]*$/.test(address)) return `${import.meta.env.BASE_URL}${address}`;
  console.warn('config.json: not the address of a picture:', given);
  return undefined;
}

function readAccent(given: unknown): Pick<Config, 'accent'> {
  if (given === undefined) return {};
  const accent = readColor(given);
  if (accent !== undefined) return { accent };
  console.warn('config.json: not a color such as #0c6b68:', given);
  return {};
}

/** May be relative to the server. */
export function fileUrl(url: string): string {
  return url.startsWith('/') ? `${current.backendUrl}${url}` : url;
}
