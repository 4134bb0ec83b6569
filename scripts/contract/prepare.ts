import { eachOperation, type Document } from './document.ts';

/**
 * - List parameters lose their `[]` (`status[]`); the client's serializer adds it back.
 * - Drops examples, which slow the generators down.
 */
export function forTypes(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key: string, value: unknown) => {
    if ((key === 'example' || key === 'examples') && typeof value === 'object') return undefined;
    if (isListParameter(value)) return { ...value, name: value.name.slice(0, -2) };
    return value;
  }) as Document;
}

/** Drops error answers: hooks use the runtime's ApiError. */
export function forHooks(document: Document): Document {
  const copy = forTypes(document);
  for (const { operation } of eachOperation(copy)) {
    for (const status of Object.keys(operation.responses)) {
      if (!status.startsWith('2')) delete operation.responses[status];
    }
  }
  return copy;
}

function isListParameter(value: unknown): value is { name: string; in: 'query' } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'in' in value &&
    value.in === 'query' &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name.endsWith('[]')
  );
}
