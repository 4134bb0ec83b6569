import { resolve, type Document, type Json } from './document.ts';
import type { Finding } from './validate.ts';

type Schema = { [key: string]: Json };

/** Skips open objects (metadata, provider data). */
export function unknownProperties(document: Document, schema: Json, value: unknown): Finding[] {
  const found: Finding[] = [];
  visit(document, [schema], value, '', found);
  return found;
}

function visit(
  document: Document,
  schemas: Json[],
  value: unknown,
  at: string,
  found: Finding[],
): void {
  const parts = schemas.flatMap((schema) => flatten(document, schema));
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: one }) => (one === undefined ? [] : [one]));
    if (items.length > 0)
      value.forEach((one, i) => visit(document, items, one, `${at}/${i}`, found));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const objects = parts.filter((part) => 'properties' in part || 'additionalProperties' in part);
  if (objects.length === 0 || objects.some(isOpen)) return;
  for (const [key, one] of Object.entries(value)) {
    const named = objects.flatMap((part) => {
      const property = (part['properties'] as Schema | undefined)?.[key];
      return property === undefined ? [] : [property];
    });
    if (named.length > 0) visit(document, named, one, `${at}/${key}`, found);
    else found.push({ at: `${at}/${key}`, problem: 'is not in the contract' });
  }
}

function isOpen(schema: Schema): boolean {
  const more = schema['additionalProperties'];
  return more !== undefined && more !== false;
}

function flatten(document: Document, schema: Json): Schema[] {
  const one = resolve<Schema>(document, schema as Schema);
  if (typeof one !== 'object' || one === null) return [];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap(
    (key) => (one[key] as Json[] | undefined) ?? [],
  );
  return [one, ...inner.flatMap((part) => flatten(document, part))];
}
