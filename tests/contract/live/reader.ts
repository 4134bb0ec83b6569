/** Unrecorded reads with the flow's current token. */
import type { Api } from '../../../scripts/contract/bundle.ts';
import type { Contract } from './operations.ts';
import type { Sent } from './recorder.ts';

interface Reader {
  /** Status, space, body. */
  read(api: Api, target: string): Promise<string>;
  /**
   * Adopts a request's token.
   * @returns true if it changed
   */
  follow(sent: Sent): boolean;
  readonly count: number;
}

/** @param fetcher unrecorded */
export function createReader(contract: Contract, url: string, fetcher: typeof fetch): Reader {
  const tokens: Record<Api, string> = { admin: '', store: '' };
  let count = 0;
  return {
    read: async (api, target) => {
      // A signed-in shopper reading a cart becomes its owner: a read that writes.
      const authorization = target.startsWith('/store/carts/') ? '' : tokens[api];
      count += 1;
      const ask = (): Promise<Response> =>
        fetcher(`${url}${target}`, { headers: authorization ? { authorization } : {} });
      let response = await ask();
      // Read conflicts with concurrent tests' writes.
      for (let tries = 1; response.status === 409 && tries < 6; tries += 1) response = await ask();
      return `${response.status} ${await response.text()}`;
    },
    follow: ({ method, path, headers }) => {
      const api = contract.find(method, path)?.api;
      const { authorization = '' } = headers;
      // Shoppers change; the administrator's public calls carry no token.
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
