export interface UsageEvents {
  numUsers: { count: number };
  storeName: { name: string };
  numProducts: { count: number };
  numOrders: { count: number };
  regions: { count: number };
  currencies: { count: number };
  numDiscounts: { count: number };
  userEmail: { email: string };
}

export type UsageEvent = keyof UsageEvents;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Replaces values in a path by their names, so that no id or search text leaves the browser.
 *
 * @param params router params; `*` is the rest of an unknown address
 */
export function routePattern(pathname: string, params: Params): string {
  const { '*': rest, ...named } = params;
  const names = new Map(Object.entries(named).map(([name, value]) => [value, name]));
  const parts = pathname.split('/').map((part) => {
    const name = names.get(decode(part));
    return name === undefined ? part : `:${name}`;
  });
  if (rest === undefined) return parts.join('/');
  return [...parts.slice(0, -rest.split('/').length), '*'].join('/');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
