import { createStorefrontClient, isApiError } from 'quartermaster-storefront';
import type { StoreRegionDetail, StorefrontClient } from 'quartermaster-storefront';
import { cookies } from 'next/headers';
import { cache } from 'react';

/** Two-letter code. */
export const COUNTRY = 'nl';
export const LANGUAGE = 'en';

const settings = {
  baseUrl: process.env['STORE_URL'] ?? 'http://localhost:9000',
  maxRetries: 3,
  timeout: 10_000,
};

/** For what is the same for everyone. */
export const catalog = (): StorefrontClient => createStorefrontClient(settings);

export async function readRegion(): Promise<StoreRegionDetail> {
  const { regions } = await catalog().GET('/store/regions', { next: { revalidate: 3600 } });
  const region = regions.find(({ countries }) =>
    countries.some((country) => country.iso_2 === COUNTRY),
  );
  if (!region) throw new Error(`No region of the store has the country ${COUNTRY}`);
  return region;
}

export const TOKEN = 'token';

/** Scripts of the page can't read it. */
export const COOKIE = {
  httpOnly: true,
  sameSite: 'lax',
  secure: process.env.NODE_ENV === 'production',
  path: '/',
} as const;

/** For the shopper of this request only. */
export const storeOfShopper = cache(async (): Promise<StorefrontClient> => {
  const jar = await cookies();
  return createStorefrontClient({ ...settings, token: jar.get(TOKEN)?.value });
});

export const hasStatus = (error: unknown, status: number): boolean =>
  isApiError(error) && error.status === status;
