import { createDomain } from './domain.ts';
import { request } from './pipeline.ts';
import type { ApiClient, ClientConfig, Domain, DomainName } from './types.ts';

/**
 * The two domains of the back office, which runs in a browser for one user. Nothing that a server
 * runs for several people may import this module; the storefront package doesn't.
 */
const domains: Readonly<Record<DomainName, Domain>> = {
  admin: createDomain('admin'),
  store: createDomain('store'),
};

/** The domain that the generated calls use. */
export function domainOf(name: DomainName): Domain {
  return domains[name];
}

/** The client of the back office for the generated store calls. */
export const storeClient: ApiClient = {
  request: (target, options) => request(domains.store, target, options),
};

/**
 * Changes the settings of a domain; what isn't named stays. A change of server forgets the token,
 * which belongs to the server that gave it.
 */
export function configureClient(name: DomainName, changes: Partial<ClientConfig>): void {
  const domain = domains[name];
  const { baseUrl } = domain.config;
  domain.config = { ...domain.config, ...changes };
  if (domain.config.baseUrl !== baseUrl) domain.token = undefined;
}

/** Sends a bearer token with each further call of the domain. It is kept in memory only. */
export function setToken(name: DomainName, token: string): void {
  domains[name].token = token;
}

export function clearToken(name: DomainName): void {
  domains[name].token = undefined;
}
