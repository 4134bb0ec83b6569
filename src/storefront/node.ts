/** The client for server rendering: uses Node's http with keep-alive. */
import { sendHttp } from '../client/send-http.ts';
import { clientWith } from './client.ts';
import type { StorefrontClient, StorefrontConfig } from './client.ts';

export * from './index.ts';

/** Creates a client with its own settings and token. Create one per shopper. */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  return clientWith(sendHttp, config);
}
