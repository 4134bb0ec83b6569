/** Finds columns the contract calls optional although every answer has them. */
import { type Document, type Json, resolve } from '../../../scripts/contract/document.ts';
import type { Contract } from './operations.ts';
import type { Exchange } from './recorder.ts';

interface Schema {
  readonly [key: string]: Json;
}

interface Seen {
  records: number;
  required: Set<string>;
  readonly carried: Map<string, number>;
}

/** Records needed as evidence. */
const enough = 10;

/**
 * Checks plain values (relations depend on the request) of records with an id; skips calls with `fields`.
 * @returns names such as `Order.no_notification`
 */
export function alwaysThere(contract: Contract, exchanges: readonly Exchange[]): string[] {
  const seen = new Map<string, Seen>();
  for (const { method, path, status, query, contentType, answer } of exchanges) {
    const operation = contract.find(method, path);
    const media = operation?.operation.responses[status];
    if (!operation || !media || status >= 300 || 'fields' in query) continue;
    const document = contract.documents[operation.api];
    const schema = resolve(document, media).content?.[contentType]?.schema;
    if (schema !== undefined) walk(document, schema, answer, operation.id, seen);
  }
  return [...seen]
    .filter(([, { records }]) => records >= enough)
    .flatMap(([name, { records, required, carried }]) =>
      [...carried]
        .filter(([column, count]) => count === records && !required.has(column))
        .map(([column]) => `${name}.${column}`),
    )
    .sort();
}

function walk(
  document: Document,
  schema: Json,
  value: unknown,
  at: string,
  seen: Map<string, Seen>,
): void {
  if (typeof value !== 'object' || value === null) return;
  const reference = isSchema(schema) ? schema['$ref'] : undefined;
  const name = typeof reference === 'string' ? reference.replace(/^.*\//, '') : at;
  const own = resolve<Schema>(document, schema as Schema);
  if (Array.isArray(value)) {
    for (const each of value) walk(document, own['items'] ?? {}, each, `${name}[]`, seen);
  }
  for (const part of ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] ?? []) as Json[])) {
    if (isMeant(document, part, value)) walk(document, part, value, name, seen);
  }
  const properties = own['properties'];
  if (!isSchema(properties)) return;
  const record = value as Readonly<Record<string, unknown>>;
  if ('id' in properties) count(name, own, properties, record, seen);
  for (const [key, inner] of Object.entries(properties)) {
    walk(document, inner, record[key], `${name}.${key}`, seen);
  }
}

function count(
  name: string,
  schema: Schema,
  properties: Schema,
  record: Readonly<Record<string, unknown>>,
  seen: Map<string, Seen>,
): void {
  const entry = seen.get(name) ?? {
    records: 0,
    required: new Set((schema['required'] ?? []) as string[]),
    carried: new Map<string, number>(),
  };
  seen.set(name, entry);
  entry.records += 1;
  for (const key of Object.keys(properties)) {
    const value = record[key];
    const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (isPlain || (key === 'metadata' && value !== undefined))
      entry.carried.set(key, (entry.carried.get(key) ?? 0) + 1);
  }
}

/** Compares discriminating constants. */
function isMeant(document: Document, branch: Json, value: object): boolean {
  const { properties } = resolve<Schema>(document, branch as Schema);
  if (!isSchema(properties)) return true;
  return Object.entries(properties).every(
    ([key, one]) =>
      !isSchema(one) ||
      !('const' in one) ||
      (value as Readonly<Record<string, unknown>>)[key] === one['const'],
  );
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
