import { sendOrTakeOver } from './asked-early.ts';
import { createDomain } from './domain.ts';
import { request } from './pipeline.ts';
import type { ApiClient, ClientConfig, Domain, DomainName } from './types.ts';

/**
 * State for one user in a browser; code that serves several users must not import it. The storefront package doesn't.
 */
const domains: Readonly<Record<DomainName, Domain>> = {
  admin: createDomain('admin', {}, { send: sendOrTakeOver }),
  store: createDomain('store'),
};

export function domainOf(name: DomainName): Domain {
  return domains[name];
}

/** For the generated store calls. */
export const storeClient: ApiClient = {
  request: (target, options) => request(domains.store, target, options),
};

/** Merges settings. Changing the server clears its token. */
export function configureClient(name: DomainName, changes: Partial<ClientConfig>): void {
  const domain = domains[name];
  const { baseUrl } = domain.config;
  domain.config = { ...domain.config, ...changes };
  if (domain.config.baseUrl !== baseUrl) domain.token = undefined;
}

/** Sends a bearer token with further calls of the domain. Kept in memory only. */
export function setToken(name: DomainName, token: string): void {
  domains[name].token = token;
}

export function clearToken(name: DomainName): void {
  domains[name].token = undefined;
}
