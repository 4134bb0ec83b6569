import { parseDocument } from 'yaml';
import type { Json } from '../document.ts';
import { isRecord } from '../json-path.ts';

/** An answer of an operation that refers to an example. */
export interface Slot {
  operation: string;
  method: string;
  state: string;
  /** `orders.yaml`, in openapi/examples/. */
  file: string;
  key: string;
  /** Keys down to the reference. */
  path: string[];
}

/** An operation with a JSON body. */
interface BodySlot {
  operation: string;
  /** Keys down to its examples. */
  path: string[];
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const REFERENCE = /^\.\.\/examples\/([\w-]+\.yaml)#\/(.+)$/;
const JSON_TYPE = 'application/json';

const inside = (value: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((one, key) => (isRecord(one) ? one[key] : undefined), value);

const entriesOf = (value: Json | undefined): [string, Json][] =>
  isRecord(value) ? Object.entries(value) : [];

interface Written {
  path: string[];
  method: string;
  id: string;
  operation: Json;
}

function operationsIn(text: string): Written[] {
  return entriesOf(parseDocument(text).toJS() as Json).flatMap(([item, methods]) =>
    entriesOf(methods).flatMap(([method, operation]) => {
      const id = inside(operation, 'operationId');
      if (!METHODS.has(method) || typeof id !== 'string') return [];
      return [{ path: [item, method], method, id, operation }];
    }),
  );
}

/** @param text of a file such as openapi/admin/orders.yaml */
export function slotsIn(text: string): Slot[] {
  return operationsIn(text).flatMap(({ id, path: own, method, operation }) =>
    entriesOf(inside(operation, 'responses')).flatMap(([status, response]) => {
      const place = ['content', JSON_TYPE, 'examples'];
      return entriesOf(inside(response, ...place)).flatMap(([state, example]) => {
        const reference = inside(example, '$ref');
        const [, file, key] = REFERENCE.exec(typeof reference === 'string' ? reference : '') ?? [];
        if (!status.startsWith('2') || file === undefined || key === undefined) return [];
        const path = [...own, 'responses', status, ...place, state, '$ref'];
        return [{ operation: id, method, state, file, key, path }];
      });
    }),
  );
}

export function bodySlotsIn(text: string): BodySlot[] {
  return operationsIn(text).flatMap(({ id, path, operation }) => {
    const media = ['requestBody', 'content', JSON_TYPE];
    if (inside(operation, ...media) === undefined) return [];
    return [{ operation: id, path: [...path, ...media, 'examples'] }];
  });
}

/** By their keys. */
export function examplesIn(text: string): Map<string, Json> {
  return new Map(
    entriesOf(parseDocument(text).toJS() as Json).map(([key, example]) => [
      key,
      inside(example, 'value') ?? null,
    ]),
  );
}

/** Keeps comments, summaries and all other examples. */
export function withExamples(
  text: string,
  examples: ReadonlyMap<string, { summary: string; value: Json }>,
): string {
  const document = parseDocument(text);
  for (const [key, { summary, value }] of examples) {
    if (!document.has(key)) document.set(key, document.createNode({ summary }));
    document.setIn([key, 'value'], document.createNode(value, { aliasDuplicateObjects: false }));
  }
  return document.toString({ lineWidth: 0 });
}

/** @param references operation → `../examples/orders.yaml#/createOrderBody` */
export function withBodyExamples(text: string, references: ReadonlyMap<string, string>): string {
  const document = parseDocument(text);
  for (const { operation, path } of bodySlotsIn(text)) {
    const reference = references.get(operation);
    if (reference === undefined || document.hasIn(path)) continue;
    document.setIn(path, document.createNode({ default: { $ref: reference } }));
  }
  return document.toString({ lineWidth: 0 });
}

/** @param references operation → `../examples/orders.yaml#/captureOrder`, for its usual answer */
export function withAnswerExamples(text: string, references: ReadonlyMap<string, string>): string {
  const document = parseDocument(text);
  for (const { operation, state, path } of slotsIn(text)) {
    const reference = references.get(operation);
    if (reference !== undefined && state === 'default') document.setIn(path, reference);
  }
  return document.toString({ lineWidth: 0 });
}
