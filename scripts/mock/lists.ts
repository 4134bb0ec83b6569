import type { Json } from '../contract/document.ts';
import { keysOf, rowOf } from './collections.ts';
import { findRows, pageOf } from './find.ts';
import type { Row } from './pool.ts';
import { shape } from './shape.ts';
import type { World } from './shape.ts';
import { listIn } from './views.ts';
import type { Success } from './views.ts';

export interface Rows {
  rows: readonly Row[];
  kind: string;
}

interface Asked extends Rows {
  success: Success;
  query: URLSearchParams;
}

/** Relations, without those within them. */
const expanded = (query: URLSearchParams): string[] =>
  (query.get('expand') ?? '').split(',').map((name) => name.replace(/\..*/, ''));

/** Undefined if the operation's answer has no list. */
export function listValue(world: World, { success, query, rows, kind }: Asked): Row | undefined {
  const list = listIn(world.views, success.schema);
  if (!list) return undefined;
  const [name, rowsSchema] = list;
  const base = rowOf(success.examples[0]);
  const { items } = world.views(rowsSchema);
  const known: Json = base[name] ?? [];
  const expected = [...keysOf([known].flat()[0]), ...expanded(query)];
  const usual = typeof base['limit'] === 'number' ? base['limit'] : Infinity;
  const page = pageOf(findRows(rows, query), query, usual);
  const { count, offset, limit } = page;
  return {
    ...base,
    [name]: page.rows.map((row) => shape(world, items, row, kind, expected)),
    ...('count' in base ? { count } : {}),
    ...('offset' in base ? { offset } : {}),
    ...('limit' in base && Number.isFinite(limit) ? { limit } : {}),
  };
}
