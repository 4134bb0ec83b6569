import {
  ADMIN_MAX_RETRIES,
  DEFAULT_ADMIN_BASE_URL,
  DEFAULT_STORE_BASE_URL,
  DEFAULT_TIMEOUT_MS,
  STORE_MAX_RETRIES,
} from './constants.ts';
import { send as sendFetch } from './send.ts';
import { realTiming } from './timing.ts';
import type { Timing } from './timing.ts';
import type { ClientConfig, Domain, DomainName, Send } from './types.ts';

export interface DomainParts {
  timing?: Timing;
  send?: Send;
}

/** Creates a domain with its own settings and token. */
export function createDomain(
  name: DomainName,
  config: Partial<ClientConfig> = {},
  { timing = realTiming, send = sendFetch }: DomainParts = {},
): Domain {
  const admin = name === 'admin';
  const defaults: ClientConfig = {
    baseUrl: admin ? DEFAULT_ADMIN_BASE_URL : DEFAULT_STORE_BASE_URL,
    maxRetries: admin ? ADMIN_MAX_RETRIES : STORE_MAX_RETRIES,
    timeout: DEFAULT_TIMEOUT_MS,
    retryUnknownOutcomes: false,
    ...(admin && { cache: 'no-store' }),
  };
  return { name, timing, send, config: { ...defaults, ...config }, token: undefined };
}
