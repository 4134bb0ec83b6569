import { QueryClient } from '@tanstack/react-query';
import { createStorefrontClient, refreshAfterWrites } from 'quartermaster-storefront/react';

/** Two-letter code. */
export const COUNTRY = 'nl';

const STORE_URL = String(import.meta.env.VITE_STORE_URL ?? 'http://localhost:9000');
const TOKEN = 'shop_token';

export const client = createStorefrontClient({
  baseUrl: STORE_URL,
  maxRetries: 3,
  token: window.localStorage.getItem(TOKEN) ?? undefined,
  onTokenChange: (token) => {
    if (token === undefined) window.localStorage.removeItem(TOKEN);
    else window.localStorage.setItem(TOKEN, token);
  },
});

// The client already tries again.
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
refreshAfterWrites(queryClient);
