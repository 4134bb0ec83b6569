import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiClient } from './types.ts';

const Client = /* @__PURE__ */ createContext<ApiClient | undefined>(undefined);

export interface ApiClientProviderProps {
  /** When rendering for several users, create one each. */
  client: ApiClient;
  children?: ReactNode;
}

/** Provides the client for the generated store hooks. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps): ReactNode {
  return createElement(Client.Provider, { value: client }, children);
}

/**
 * Returns the nearest provider's client.
 * @throws Error without a provider: a default would be shared by all users
 */
export function useApiClient(): ApiClient {
  const client = useContext(Client);
  if (!client) {
    throw new Error('No client: put a <StorefrontProvider client={…}> around what uses this hook.');
  }
  return client;
}
