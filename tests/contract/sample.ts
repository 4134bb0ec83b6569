/** Minimal value for a schema. */
import { resolve, type Document, type Json } from '../../scripts/contract/document.ts';

type Schema = { [key: string]: Json };

const formats: Record<string, string> = {
  'date-time': '2026-03-01T09:00:00.000Z',
  email: 'mira.hoekstra@example.com',
};

/** @throws Error for a keyword new to the contract */
export function sample(document: Document, schema: Json): Json {
  const one = resolve<Schema>(document, schema as Schema);
  if ('const' in one) return one['const'];
  if (Array.isArray(one['enum'])) return one['enum'][0] as Json;
  for (const key of ['anyOf', 'oneOf']) {
    const [first] = (one[key] as Json[] | undefined) ?? [];
    if (first !== undefined) return sample(document, first);
  }
  if (Array.isArray(one['allOf'])) {
    return Object.assign({}, ...one['allOf'].map((part) => sample(document, part))) as Json;
  }
  const type = Array.isArray(one['type']) ? one['type'][0] : one['type'];
  switch (type) {
    case 'object':
      return object(document, one);
    case 'array':
      return Array.from({ length: Number(one['minItems'] ?? 1) }, () =>
        sample(document, one['items'] ?? {}),
      );
    case 'string':
      return formats[String(one['format'])] ?? 'x'.repeat(Number(one['minLength'] ?? 1));
    case 'integer':
    case 'number':
      return Number(one['minimum'] ?? 1);
    case 'boolean':
      return true;
    case undefined:
      return 'anything';
    default:
      throw new Error(`No sample for ${JSON.stringify(one)}`);
  }
}

function object(document: Document, schema: Schema): Json {
  const required = (schema['required'] as string[] | undefined) ?? [];
  const properties = (schema['properties'] as Schema | undefined) ?? {};
  return Object.fromEntries(
    required.map((name) => [name, sample(document, properties[name] ?? {})]),
  );
}
