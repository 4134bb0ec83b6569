import type { Document, Json, Parameter } from './document.ts';
import { tightest, type Schema } from './keywords.ts';
import type { Known } from './known.ts';
import { gather } from './schema-parts.ts';

const LARGEST = 2 ** 31 - 1;
const WORDS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T23:59:59.999Z',
  date: '2026-01-31',
  email: 'contract-check@example.com',
  uri: 'https://example.com/',
};

interface Flat {
  schema: Schema;
  types: string[];
}

/** Of a union the first branch. */
function flat(document: Document, given: Json): Flat {
  const { parts, unions, nulls } = gather(document, [given]);
  const own = parts.map(({ value }) => value);
  const branch = unions[0]?.value[0];
  if (branch !== undefined) own.push(flat(document, branch).schema);
  const properties = Object.assign({}, ...own.map((one) => one['properties'] ?? {})) as Schema;
  const required = [...new Set(own.flatMap((one) => (one['required'] ?? []) as string[]))];
  const schema = { ...tightest(own), properties, required };
  const types = [tightest(own)['type'] ?? []].flat().map(String);
  return { schema, types: nulls.length > 0 ? [...types, 'null'] : types };
}

const numberOr = (value: Json | undefined, other: number): number =>
  typeof value === 'number' ? value : other;

/** Values at the limits of a schema; ids are those of known records. */
export function boundaries(document: Document, given: Json, name: string, known: Known): Json[] {
  const { schema, types } = flat(document, given);
  const values: Json[] = types.includes('null') ? [null] : [];
  const fixed = 'const' in schema ? [schema['const'] ?? null] : schema['enum'];
  if (Array.isArray(fixed)) return unique([...values, ...fixed]);
  if (types.includes('boolean')) values.push(true, false);
  if (types.includes('integer') || types.includes('number')) values.push(...numbers(schema));
  if (types.includes('string')) values.push(...strings(schema, name, known));
  if (types.includes('array')) {
    const [one] = boundaries(document, schema['items'] ?? {}, name, known);
    if (numberOr(schema['minItems'], 0) === 0) values.push([]);
    const length = Math.max(1, numberOr(schema['minItems'], 1));
    if (one !== undefined) values.push(Array.from({ length }, () => one));
  }
  if (types.includes('object')) {
    const least = smallest(document, given, known);
    if (least !== undefined) values.push(least);
  }
  return unique(values);
}

/** With its required properties only; undefined if there is no value for one. */
export function smallest(document: Document, given: Json, known: Known): Json | undefined {
  const { schema } = flat(document, given);
  const object: Record<string, Json> = {};
  for (const name of schema['required'] as string[]) {
    const property = (schema['properties'] as Schema)[name] ?? {};
    const value = boundaries(document, property, name, known).find((one) => one !== null);
    if (value === undefined) return undefined;
    object[name] = value;
  }
  return object;
}

/** Each differs from the smallest one in a single property. */
export function bodies(document: Document, given: Json, known: Known): Json[] {
  const least = smallest(document, given, known);
  if (typeof least !== 'object' || least === null || Array.isArray(least)) return [];
  const properties = flat(document, given).schema['properties'] as Schema;
  const others = Object.entries(properties).flatMap(([name, property]) =>
    boundaries(document, property, name, known).map((value) => ({ ...least, [name]: value })),
  );
  return unique([least, ...others]);
}

/** Names of ids. */
const ID = /(?:^|_)ids?(?:\[\])?$/;

function numbers(schema: Schema): number[] {
  const step = numberOr(schema['multipleOf'], 1);
  const low = numberOr(schema['minimum'], numberOr(schema['exclusiveMinimum'], -step) + step);
  const high = numberOr(
    schema['maximum'],
    numberOr(schema['exclusiveMaximum'], LARGEST + 1) - step,
  );
  return [low, Math.min(low + step, high), Math.floor(high / step) * step];
}

function strings(schema: Schema, name: string, known: Known): string[] {
  if (ID.test(name)) return known.idsFor(name).slice(0, 2);
  const word = WORDS[String(schema['format'])];
  if (word !== undefined) return [word];
  if (schema['pattern'] !== undefined || schema['format'] !== undefined) return [];
  const [low, high] = [numberOr(schema['minLength'], 0), numberOr(schema['maxLength'], 255)];
  const special = `'"%_\\ ä漢🙂`;
  return ['a'.repeat(low), 'a'.repeat(high), special].filter(
    ({ length }) => length >= low && length <= high,
  );
}

function unique<T extends Json>(values: readonly T[]): T[] {
  return [...new Map(values.map((one) => [JSON.stringify(one), one])).values()];
}

interface Asked {
  query: string;
  /** Neither the contract nor a record says that there is such a value. */
  isMadeUp: boolean;
}

/** @param path the list's, whose first record has values to ask for */
export function asked(document: Document, one: Parameter, path: string, known: Known): Asked[] {
  const name = one.name.replace(/\[\]$/, '');
  const { schema, types } = flat(document, one.schema ?? {});
  if (one.style === 'deepObject') {
    return Object.entries(schema['properties'] as Schema).flatMap(([key, property]) =>
      boundaries(document, property, key, known)
        .filter((value) => value !== null)
        .slice(0, 1)
        .map((value) => ({ query: toQuery({ [`${one.name}[${key}]`]: value }), isMadeUp: false })),
    );
  }
  const isList = types.includes('array');
  const wrap = (value: Json): string => toQuery({ [one.name]: isList ? [value] : value });
  const inner = isList ? flat(document, schema['items'] ?? {}) : { schema, types };
  const own = known.first(path)?.[name];
  const [id] = name === 'id' ? known.ids(path) : known.idsFor(name);
  const column = typeof own === 'object' ? undefined : own;
  const given = /(?:^|_)id$/.test(name) ? (id ?? column) : column;
  if (name === 'order') {
    const row = known.first(path);
    return row && 'created_at' in row ? [{ query: wrap('created_at'), isMadeUp: false }] : [];
  }
  const isFree =
    inner.types.includes('string') && !('enum' in inner.schema) && !('const' in inner.schema);
  if (!isFree) {
    const isNumber = inner.types.includes('integer') || inner.types.includes('number');
    return boundaries(document, inner.schema, name, known)
      .filter((value) => value !== null)
      .slice(0, isNumber ? 2 : 12)
      .map((value) => ({ query: wrap(value), isMadeUp: false }));
  }
  if (given !== undefined) return [{ query: wrap(given), isMadeUp: false }];
  // No record has it: its answer would say nothing.
  if (ID.test(name)) return [];
  const value = name === 'q' ? 'a' : WORDS[String(inner.schema['format'])];
  return [{ query: wrap(value ?? 'test'), isMadeUp: value === undefined }];
}

export function toQuery(values: Readonly<Record<string, Json>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.toString();
}
