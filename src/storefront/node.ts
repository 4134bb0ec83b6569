/** The client for server rendering: uses Node's http with keep-alive. */
import { createDomain } from '../client/domain.ts';
import { sendHttp } from '../client/send-http.ts';
import { clientOf } from './client.ts';
import type { StorefrontClient, StorefrontConfig } from './client.ts';

export * from './index.ts';

/** Creates a client with its own settings and token. Create one per shopper. */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  const { token, ...settings } = config;
  return clientOf(createDomain('store', settings, { send: sendHttp }), token);
}
