/** Store fetchers bound to these tests' single shopper. */
import * as fetchers from '../../../generated/store/index.ts';
import { storeClient } from '../../../src/client/index.ts';
import type { ApiClient } from '../../../src/client/index.ts';

type Bound<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (
    client: ApiClient,
    ...rest: infer Rest
  ) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

export const store = new Proxy(fetchers as unknown as Bound<typeof fetchers>, {
  get: (calls, name) => {
    const call: unknown = Reflect.get(calls, name);
    return typeof call === 'function'
      ? (...rest: unknown[]): unknown => Reflect.apply(call, undefined, [storeClient, ...rest])
      : call;
  },
});
