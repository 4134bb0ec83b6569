import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiClient } from './types.ts';

const Client = /* @__PURE__ */ createContext<ApiClient | undefined>(undefined);

export interface ApiClientProviderProps {
  /** Whoever renders for several people at once makes a client for each. */
  client: ApiClient;
  children?: ReactNode;
}

/** Gives the generated store hooks below it the client that they call through. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps): ReactNode {
  return createElement(Client.Provider, { value: client }, children);
}

/**
 * The client of the nearest provider.
 * @throws Error when there is none: a default would be shared by everybody
 */
export function useApiClient(): ApiClient {
  const client = useContext(Client);
  if (!client) {
    throw new Error('No client: put a <StorefrontProvider client={…}> around what uses this hook.');
  }
  return client;
}
