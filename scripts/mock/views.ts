import { resolve, type Document, type Json, type Operation } from '../contract/document.ts';
import type { Schema } from '../contract/keywords.ts';
import { gather } from '../contract/schema-parts.ts';

/** A schema without its references and parts. */
export interface View {
  /** Without null; undefined if it can be anything. */
  type: string | undefined;
  properties: Readonly<Record<string, Json>>;
  required: readonly string[];
  items: Json;
  /** Also has properties that it doesn't name. */
  isOpen: boolean;
  isNullable: boolean;
  choices: readonly Json[];
  fallback: Json | undefined;
}

export type Views = (schema: Json) => View;

export function createViews(document: Document): Views {
  const known = new WeakMap<object, View>();
  return (schema) => {
    if (typeof schema !== 'object' || schema === null) return viewOf(document, schema);
    const found = known.get(schema);
    if (found) return found;
    const view = viewOf(document, schema);
    known.set(schema, view);
    return view;
  };
}

function viewOf(document: Document, schema: Json): View {
  const { parts, unions, nulls } = gather(document, [schema]);
  const branches = unions.flatMap(({ value }) => value.slice(0, 1));
  const own = [...parts, ...gather(document, branches).parts].map(({ value }) => value);
  const types = new Set(own.flatMap((one) => [one['type'] ?? []].flat()).map(String));
  const isNullable = types.delete('null') || nulls.length > 0;
  const properties = Object.assign({}, ...own.map((one) => one['properties'] ?? {})) as Schema;
  const last = (key: string): Json | undefined =>
    own.findLast((one) => one[key] !== undefined)?.[key];
  const more = last('additionalProperties');
  const choices = last('const') ?? last('enum') ?? [];
  const isObject = types.has('object') || Object.keys(properties).length > 0;
  return {
    type: isObject ? 'object' : [...types].at(-1),
    properties,
    required: own.flatMap((one) => (one['required'] ?? []) as string[]),
    items: last('items') ?? {},
    isOpen: more === undefined ? Object.keys(properties).length === 0 : more !== false,
    isNullable,
    choices: [choices].flat().filter((one) => one !== null),
    fallback: last('default'),
  };
}

type Named = readonly [name: string, schema: Json];

/** The property of an answer that has the record. */
export const recordIn = (views: Views, schema: Json): Named | undefined =>
  Object.entries(views(schema).properties).find(([, one]) => views(one).type === 'object');

/** The property of an answer that has the records. */
export const listIn = (views: Views, schema: Json): Named | undefined =>
  Object.entries(views(schema).properties).find(
    ([, one]) => views(one).type === 'array' && views(views(one).items).type === 'object',
  );

export interface Success {
  status: number;
  mediaType: string | undefined;
  schema: Json;
  /** The usual one first. */
  examples: readonly Json[];
}

export function successOf(document: Document, { responses }: Operation): Success | undefined {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (!found) return undefined;
  const { content = {} } = resolve(document, found[1]);
  const [mediaType, media] = Object.entries(content)[0] ?? [];
  const examples = Object.values(media?.examples ?? {}).flatMap((one) => {
    const { value } = resolve<{ value?: Json }>(document, one);
    return value === undefined ? [] : [value];
  });
  return { status: Number(found[0]), mediaType, schema: media?.schema ?? {}, examples };
}
