/** Ignores differences of a property at a depth of the answer. */
export type Ignore = (key: string, depth: number) => boolean;

/**
 * @param one status, space, body
 * @returns a path such as `.order.items.item_….quantity`, undefined if equal
 */
export function difference(one: string, other: string, ignore: Ignore): string | undefined {
  if (one === other) return undefined;
  if (one.slice(0, 3) !== other.slice(0, 3)) return ' status';
  if (one[0] !== '2') return ' error';
  return differingPath(
    JSON.parse(one.slice(4) || 'null'),
    JSON.parse(other.slice(4) || 'null'),
    ignore,
    0,
  );
}

function differingPath(
  one: unknown,
  other: unknown,
  ignore: Ignore,
  depth: number,
): string | undefined {
  if (!isObject(one) || !isObject(other)) return one === other ? undefined : '';
  const [left, right] = [keyed(one), keyed(other)];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (ignore(key, depth)) continue;
    const path = differingPath(left[key], right[key], ignore, depth + 1);
    if (path !== undefined) return `.${key}${path}`;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Keys records by id: the server doesn't order some nested lists. */
function keyed(value: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  return Object.fromEntries(
    list.map((each, at) => [
      isObject(each) && typeof each['id'] === 'string' ? each['id'] : at,
      each,
    ]),
  );
}

/** True for lists of equal length with different records: the server breaks ties arbitrarily. */
export function isReordered(one: string, other: string): boolean {
  if (one[0] !== '2' || other[0] !== '2') return false;
  const [left, right] = [listIn(one), listIn(other)];
  return left.count !== undefined && left.count === right.count && left.ids !== right.ids;
}

function listIn(answer: string): { count: unknown; ids: string } {
  const json: unknown = JSON.parse(answer.slice(4) || 'null');
  if (!isObject(json)) return { count: undefined, ids: '' };
  const list = Object.values(json).find((value) => Array.isArray(value)) ?? [];
  return {
    count: json['count'],
    ids: Object.keys(isObject(list) ? keyed(list) : {})
      .sort()
      .join(),
  };
}
