import type { Document, Json, Located } from '../contract/document.ts';
import { isRow, keyOf, kindOf } from './pool.ts';
import type { Pool, Row } from './pool.ts';
import { listIn, recordIn, successOf } from './views.ts';
import type { Views } from './views.ts';

/** The records of a list, in its order. */
export interface Collection {
  path: string;
  kind: string;
  /** `Product`, for messages. */
  entity: string;
  /** The parameter in the path of one record. */
  keyName: string;
  schema: Json;
  /** Properties that records have in the examples. */
  expected: readonly string[];
  keys: string[];
}

export const rowOf = (value: Json | undefined): Row => (isRow(value) ? value : {});

export const keysOf = (value: Json | undefined): string[] => Object.keys(rowOf(value));

/** `ProductCategory` of `product_category`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());

export const hasParams = (path: string): boolean => path.includes('{');

/** `/admin/orders/{id}` of `/admin/orders`. */
export const isMember = (collection: string, path: string): boolean =>
  path.startsWith(`${collection}/{`) && path.indexOf('}') === path.length - 1;

export function collectionOf(
  document: Document,
  views: Views,
  all: readonly Located[],
  { path, operation }: Located,
): Collection | undefined {
  const success = successOf(document, operation);
  const list = success && listIn(views, success.schema);
  if (!list || hasParams(path) || path.split('/').length > 3) return undefined;
  const [example] = success.examples;
  const rows = [rowOf(example)[list[0]] ?? []].flat();
  const keys = rows.flatMap((row) => (isRow(row) ? (keyOf(row) ?? []) : []));
  const [first] = keys;
  if (first === undefined || keys.length < rows.length) return undefined;
  const one = all.find((other) => other.method === 'get' && isMember(path, other.path));
  const read = one && successOf(document, one.operation);
  const record = read && recordIn(views, read.schema);
  const child = all.find((other) => other.path.startsWith(`${path}/{`));
  const whole = (read?.examples ?? []).map((example) => rowOf(example)[record?.[0] ?? '']);
  return {
    path,
    kind: kindOf(first),
    entity: pascal(record?.[0] ?? list[0].replace(/s$/, '')),
    keyName: /\{(\w+)\}/.exec(child?.path ?? '')?.[1] ?? 'id',
    schema: record?.[1] ?? views(list[1]).items,
    expected: keysOf(record ? whole[0] : rows[0]),
    // States that the list's example lacks, such as a refunded order.
    keys: [...new Set([...keys, ...whole.flatMap((row) => keyOf(rowOf(row)) ?? [])])],
  };
}

/** Adds records that other examples have whole, such as the variants of a product. */
export function addWhole(views: Views, pool: Pool, { kind, schema, keys }: Collection): void {
  const { required } = views(schema);
  for (const key of kind === '' ? [] : pool.keys(kind)) {
    const row = rowOf(pool.get(key));
    if (!keys.includes(key) && required.every((name) => name in row)) keys.push(key);
  }
}
