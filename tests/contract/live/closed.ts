/**
 * Closes the answers' schemas to find undocumented properties: each object gets `unevaluatedProperties: false`, which
 * sees through `allOf` and `$ref`. Objects with `additionalProperties` (metadata, provider data) stay open. The
 * contract itself leaves them open, since clients must accept new properties.
 */
import type { Json } from '../../../scripts/contract/document.ts';

type Schema = { [key: string]: Json };

const branches = ['allOf', 'anyOf', 'oneOf'];

export function closed(schema: Json): Json {
  if (!isSchema(schema)) return schema;
  const chosen = choice(schema);
  if (chosen) return chosen;
  const inner = open(schema);
  if ('additionalProperties' in inner || !canBeObject(inner)) return inner;
  return { ...inner, unevaluatedProperties: false };
}

/**
 * Rewrites discriminated alternatives (null or not, objects with a constant), so that only the matching branch reports
 * errors.
 */
function choice(schema: Schema): Schema | undefined {
  const list = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(list)) return undefined;
  const [one, two] = list;
  if (list.length === 2 && isSchema(one) && isSchema(two) && two['type'] === 'null') {
    return { if: two, else: closed(one) };
  }
  const constants = list.map(constantOf);
  if (constants.includes(undefined)) return undefined;
  return list.reduceRight<Schema>(
    (rest, branch, at) => {
      const isIt = constants[at] ?? {};
      return {
        allOf: [
          { if: { not: isIt }, else: closed(branch) },
          { if: isIt, else: rest },
        ],
      };
    },
    { not: {} },
  );
}

/** The discriminating constant of a branch. */
function constantOf(branch: Json): Schema | undefined {
  const properties = isSchema(branch) ? branch['properties'] : undefined;
  if (!isSchema(properties)) return undefined;
  const constant = Object.entries(properties).find(([, one]) => isSchema(one) && 'const' in one);
  return constant && { required: [constant[0]], properties: { [constant[0]]: constant[1] } };
}

/** For schemas used in `allOf`: closed within, open itself. */
export function open(schema: Json): Schema {
  if (!isSchema(schema)) throw new TypeError('A schema is an object');
  const chosen = choice(schema);
  if (chosen) return chosen;
  const result: Schema = { ...schema };
  if (isSchema(schema['properties'])) {
    result['properties'] = mapValues(schema['properties'], closed);
  }
  if (schema['items'] !== undefined) result['items'] = closed(schema['items']);
  const more = schema['additionalProperties'];
  if (isSchema(more)) result['additionalProperties'] = closed(more);
  for (const key of branches) {
    const list = schema[key];
    if (Array.isArray(list)) result[key] = list.map(key === 'oneOf' ? closed : open);
  }
  return result;
}

/** Makes references absolute, so that parts compile separately. */
export function absolute(schema: Json, base: string): Json {
  if (Array.isArray(schema)) return schema.map((each) => absolute(each, base));
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [key, `${base}${value}`]
        : [key, absolute(value, base)],
    ),
  );
}

function canBeObject(schema: Schema): boolean {
  const { type } = schema;
  if (type === undefined) {
    return ['$ref', 'properties', ...branches].some((key) => key in schema);
  }
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(object: Schema, map: (value: Json) => Json): Schema {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
