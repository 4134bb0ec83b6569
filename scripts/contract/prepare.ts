/** Turns a bundled document into the forms that the code generators read. */
import { eachOperation, type Document } from './document.ts';

/**
 * Two differences from the document that Prism serves:
 * - list parameters lose their `[]` (`status[]` on the wire is `status` in code; the client's
 *   serializer writes it back),
 * - examples are dropped: they are no types and slow the generators down.
 */
export function forTypes(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key: string, value: unknown) => {
    if ((key === 'example' || key === 'examples') && typeof value === 'object') return undefined;
    if (isListParameter(value)) return { ...value, name: value.name.slice(0, -2) };
    return value;
  }) as Document;
}

/** As {@link forTypes}, without error answers: every hook's error is the runtime's ApiError. */
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
