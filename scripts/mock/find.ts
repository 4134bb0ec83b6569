import type { Json } from '../contract/document.ts';
import { isRow } from './pool.ts';
import type { Row } from './pool.ts';

/** Parameters that don't compare a property. */
const OTHERS: ReadonlySet<string> = new Set(['limit', 'offset', 'order', 'expand', 'fields', 'q']);

type Compare = (own: string, wanted: string) => boolean;

const BOUNDS: Readonly<Record<string, Compare>> = {
  gt: (own, wanted) => order(own, wanted) > 0,
  gte: (own, wanted) => order(own, wanted) >= 0,
  lt: (own, wanted) => order(own, wanted) < 0,
  lte: (own, wanted) => order(own, wanted) <= 0,
  contains: (own, wanted) => own.toLowerCase().includes(wanted.toLowerCase()),
};

const NULL: readonly string[] = ['null', ''];

const timeOf = (text: string): number => (/^\d{4}-\d\d/.test(text) ? Date.parse(text) : NaN);

/** Numbers by size, dates by time, texts by letters. */
function order(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (a !== '' && b !== '' && !Number.isNaN(difference)) return difference;
  const span = timeOf(a) - timeOf(b);
  return Number.isNaN(span) ? a.localeCompare(b) : span;
}

const textOf = (value: Json | undefined): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

const plural = (name: string): string =>
  name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;

/** Ids of the records in a list, or the value itself; undefined if the row has no such property. */
function valuesOf(row: Row, name: string): string[] | undefined {
  const value = row[name];
  if (value === undefined) {
    const members = name.endsWith('_id') ? row[plural(name.slice(0, -'_id'.length))] : undefined;
    return Array.isArray(members) ? members.map(idOf) : undefined;
  }
  if (value === null) return [...NULL];
  return [value].flat().map(idOf);
}

const idOf = (value: Json): string => textOf(isRow(value) ? value['id'] : value);

/** Values of texts and order numbers, in the records within as well. */
function* words(row: Row): Generator<string> {
  for (const [name, value] of Object.entries(row)) {
    const isNumber = name === 'display_id';
    if (!isNumber && /^id$|_(?:id|at|code)$/.test(name)) continue;
    for (const one of [value].flat()) {
      if (isRow(one)) yield* words(one);
      else if (typeof one === 'string' || isNumber) yield textOf(one).toLowerCase();
    }
  }
}

function isFound(row: Row, search: string): boolean {
  for (const word of words(row)) if (word.includes(search)) return true;
  return false;
}

/** Rows that the query asks for, all pages of them. Parameters of no property find everything. */
export function findRows(rows: readonly Row[], query: URLSearchParams): Row[] {
  let found = [...rows];
  const search = query.get('q')?.trim().toLowerCase() ?? '';
  if (search !== '') found = found.filter((row) => isFound(row, search));
  for (const asked of new Set(query.keys())) {
    const [, name = '', bound = ''] = /^(\w+)(?:\[(\w*)\])?$/.exec(asked) ?? [];
    if (name === '' || OTHERS.has(name)) continue;
    const wanted = query.getAll(asked);
    const isWithin = Object.hasOwn(BOUNDS, bound) ? BOUNDS[bound] : undefined;
    const matches: Compare = (own, one) =>
      isWithin ? !NULL.includes(own) && isWithin(own, one) : own === one;
    found = found.filter((row) => {
      const inner = row[name];
      const isNested = bound !== '' && !isWithin && isRow(inner);
      const own = isNested ? valuesOf(inner, bound) : valuesOf(row, name);
      return own === undefined || own.some((value) => wanted.some((one) => matches(value, one)));
    });
  }
  return sorted(found, query.get('order') ?? '');
}

function sorted(rows: Row[], by: string): Row[] {
  const name = by.replace(/^-/, '');
  if (name === '' || !rows.some((row) => name in row)) return rows;
  const direction = by.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => direction * order(textOf(a[name]), textOf(b[name])));
}

const countIn = (text: string | null, absent: number): number =>
  text === null || !/^\d+$/.test(text) ? absent : Number(text);

interface Page {
  rows: Row[];
  count: number;
  offset: number;
  limit: number;
}

/** @param usual the limit of a query without one */
export function pageOf(rows: readonly Row[], query: URLSearchParams, usual: number): Page {
  const offset = countIn(query.get('offset'), 0);
  const limit = countIn(query.get('limit'), usual);
  return { rows: rows.slice(offset, offset + limit), count: rows.length, offset, limit };
}
