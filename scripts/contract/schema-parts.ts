import type { Document, Json } from './document.ts';
import type { Schema } from './keywords.ts';

/** The named schemas that something came through, outermost first. */
export type Owners = readonly string[];

export interface Owned<T> {
  value: T;
  owners: Owners;
}

interface Gathered {
  /** A value has to keep all. */
  parts: Owned<Schema>[];
  /** Without null; a value has to keep one of each. */
  unions: Owned<Json[]>[];
  /** The unions that have null. */
  nulls: Owned<null>[];
  references: Owners[];
}

export const isNull = (schema: Json): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  !Array.isArray(schema) &&
  schema['type'] === 'null';

const nameIn = (reference: string): string => decodeURIComponent(reference.split('/').at(-1) ?? '');

export const referenceOf = (schema: Json | undefined): string | undefined => {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  const { $ref: reference } = schema;
  return typeof reference === 'string' ? nameIn(reference) : undefined;
};

function found(document: Document, reference: string): Json | undefined {
  let value: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    if (typeof value !== 'object' || value === null) return undefined;
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    value = (value as Record<string, unknown>)[key];
  }
  return value as Json | undefined;
}

/** Follows references and allOf, and unions of one schema and null. */
export function gather(document: Document, schemas: readonly Json[]): Gathered {
  const all: Gathered = { parts: [], unions: [], nulls: [], references: [] };

  const visit = (schema: Json | undefined, owners: Owners): void => {
    if (schema === false) all.parts.push({ value: { not: {} }, owners });
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
    const { $ref: reference, allOf, anyOf, oneOf, ...own } = schema;
    if (typeof reference === 'string') {
      const name = nameIn(reference);
      if (owners.includes(name)) return;
      all.references.push([...owners, name]);
      visit(found(document, reference), [...owners, name]);
    }
    if (Object.keys(own).length > 0) all.parts.push({ value: own, owners });
    for (const one of Array.isArray(allOf) ? allOf : []) visit(one, owners);
    for (const union of [anyOf, oneOf]) {
      if (!Array.isArray(union)) continue;
      const others = union.filter((one) => !isNull(one));
      if (others.length < union.length) all.nulls.push({ value: null, owners });
      if (others.length === 1) visit(others[0], owners);
      else all.unions.push({ value: others, owners });
    }
  };

  for (const schema of schemas) visit(schema, []);
  return all;
}
