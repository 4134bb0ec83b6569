/** The same client for servers that render pages: over Node's own HTTP, with kept connections. */
import { createDomain } from '../client/domain.ts';
import { sendHttp } from '../client/send-http.ts';
import { clientOf } from './client.ts';
import type { StorefrontClient, StorefrontConfig } from './client.ts';

export * from './index.ts';

/** Makes a client with settings and a token of its own, one for each shopper. */
export function createStorefrontClient(config: StorefrontConfig = {}): StorefrontClient {
  return clientOf(createDomain('store', config, { send: sendHttp }));
}
