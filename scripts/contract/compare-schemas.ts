import { resolve, type Document, type Json } from './document.ts';

type Schema = { [key: string]: Json };

interface Context {
  before: Document;
  after: Document;
  /** A stricter request breaks, and so does a looser answer. */
  way: 'request' | 'answer';
  add: (what: string, breaking: boolean) => void;
}

interface Flat {
  types: Set<string>;
  values: Set<string> | undefined;
  properties: Map<string, Json[]>;
  required: Set<string>;
  items: Json[];
}

export function compareSchemas(context: Context, old: unknown, now: unknown, at: string): void {
  visit(context, flatten(context.before, [old as Json]), flatten(context.after, [now as Json]), at);
}

function visit(context: Context, old: Flat, now: Flat, at: string): void {
  const { way, add, before, after } = context;
  const gives = way === 'answer';
  for (const type of old.types)
    if (!now.types.has(type)) add(`${at} is never ${type} any more`, !gives);
  for (const type of now.types) {
    if (!old.types.has(type) && old.types.size > 0) add(`${at} can be ${type}`, gives);
  }
  for (const value of old.values ?? []) {
    if (now.values && !now.values.has(value)) add(`${at} has no value ${value} any more`, !gives);
  }
  for (const value of now.values ?? []) {
    if (old.values && !old.values.has(value)) add(`${at} can be ${value}`, gives);
  }
  for (const [name, schemas] of old.properties) {
    const place = `${at}.${name}`;
    const other = now.properties.get(name);
    if (!other) {
      add(`${place} is gone`, true);
      continue;
    }
    const [was, is] = [old.required.has(name), now.required.has(name)];
    if (was && !is) add(`${place} may be left out`, gives);
    if (!was && is) add(`${place} is always ${gives ? 'there' : 'needed'}`, !gives);
    visit(context, flatten(before, schemas), flatten(after, other), place);
  }
  for (const name of now.properties.keys()) {
    if (!old.properties.has(name)) add(`${at}.${name} is new`, !gives && now.required.has(name));
  }
  if (old.items.length > 0 && now.items.length > 0) {
    visit(context, flatten(before, old.items), flatten(after, now.items), `${at}[]`);
  }
}

/** Merges allOf, anyOf and oneOf. */
function flatten(document: Document, schemas: Json[]): Flat {
  const flat: Flat = {
    types: new Set(),
    values: undefined,
    properties: new Map(),
    required: new Set(),
    items: [],
  };
  for (const schema of schemas.flatMap((one) => parts(document, one))) {
    for (const type of [schema['type'] ?? []].flat()) flat.types.add(String(type));
    const values = 'const' in schema ? [schema['const']] : schema['enum'];
    if (Array.isArray(values))
      flat.values = new Set([...(flat.values ?? []), ...values.map(String)]);
    for (const name of (schema['required'] as string[] | undefined) ?? []) flat.required.add(name);
    for (const [name, one] of Object.entries((schema['properties'] as Schema | undefined) ?? {})) {
      flat.properties.set(name, [...(flat.properties.get(name) ?? []), one]);
    }
    if (schema['items'] !== undefined) flat.items.push(schema['items']);
  }
  return flat;
}

function parts(document: Document, schema: Json): Schema[] {
  const one = resolve<Schema>(document, schema as Schema);
  if (typeof one !== 'object' || one === null) return [];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap(
    (key) => (one[key] as Json[] | undefined) ?? [],
  );
  return [one, ...inner.flatMap((part) => parts(document, part))];
}
