/** Reads that nobody records, as whoever the flow has signed in. */
import type { Api } from '../../../scripts/contract/bundle.ts';
import type { Contract } from './operations.ts';
import type { Sent } from './recorder.ts';

export interface Reader {
  /** Status, a space and the body. */
  read(api: Api, target: string): Promise<string>;
  /**
   * Takes over the token of a request.
   * @returns whether someone else is signed in now
   */
  follow(sent: Sent): boolean;
  readonly count: number;
}

/** @param fetcher the fetch that nobody watches */
export function createReader(contract: Contract, url: string, fetcher: typeof fetch): Reader {
  const tokens: Record<Api, string> = { admin: '', store: '' };
  let count = 0;
  return {
    read: async (api, target) => {
      // A signed-in shopper who reads a cart becomes its owner: a read that writes.
      const authorization = target.startsWith('/store/carts/') ? '' : tokens[api];
      count += 1;
      const ask = (): Promise<Response> =>
        fetcher(`${url}${target}`, { headers: authorization ? { authorization } : {} });
      let response = await ask();
      // The server gives up a read that met a write of the tests beside it.
      for (let tries = 1; response.status === 409 && tries < 6; tries += 1) response = await ask();
      return `${response.status} ${await response.text()}`;
    },
    follow: ({ method, path, headers }) => {
      const api = contract.find(method, path)?.api;
      const { authorization = '' } = headers;
      // Shoppers come and go; the administrator's open calls carry no token.
      if (!api || authorization === tokens[api] || (api === 'admin' && !authorization))
        return false;
      tokens[api] = authorization;
      return true;
    },
    get count() {
      return count;
    },
  };
}

const lanes = 6;

/** A few at a time. */
export async function inLanes<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const entries = items.values();
  const lane = async (): Promise<void> => {
    for (const item of entries) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
