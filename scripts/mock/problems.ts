import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { resolve, type Document, type Json, type Located } from '../contract/document.ts';
import type { Schema } from '../contract/keywords.ts';
import type { Row } from './pool.ts';
import { createViews } from './views.ts';
import type { View } from './views.ts';

// The package's types describe its CommonJS form.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

export const invalid = (message: string): Row => ({ type: 'invalid_data', message });

export const notFound = (entity: string, name: string, value: string): Row => ({
  type: 'not_found',
  message: `${entity} with ${name}: ${value} was not found`,
});

export const duplicate = (entity: string, name: string, value: string): Row => ({
  code: 'invalid_request_error',
  type: 'duplicate_error',
  message: `${entity} with ${name} ${value} already exists.`,
});

const OF_TYPE: Readonly<Record<string, string>> = {
  string: 'must be a string',
  integer: 'must be an integer number',
  number: 'must be a number conforming to the specified constraints',
  boolean: 'must be a boolean value',
  array: 'must be an array',
  object: 'must be an object',
};

const OF_FORMAT: Readonly<Record<string, string>> = {
  email: 'must be an email',
  'date-time': 'must be a Date instance',
};

const choose = (choices: readonly unknown[]): string =>
  `must be one of the following values: ${choices.map(String).join(', ')}`;

/** The end of the server's sentence about a property. */
function sentence({ keyword, params }: ErrorObject): string {
  const given = params as Record<string, unknown>;
  switch (keyword) {
    case 'type': {
      const types = [given['type']].flat().join(',').split(',');
      return OF_TYPE[types.find((one) => one !== 'null') ?? ''] ?? 'is invalid';
    }
    case 'format':
      return OF_FORMAT[String(given['format'])] ?? 'is invalid';
    case 'enum':
      return choose(given['allowedValues'] as unknown[]);
    case 'const':
      return choose([given['allowedValue']]);
    case 'minLength':
      return `must be longer than or equal to ${String(given['limit'])} characters`;
    case 'maxLength':
      return `must be shorter than or equal to ${String(given['limit'])} characters`;
    case 'minimum':
      return `must not be less than ${String(given['limit'])}`;
    case 'maximum':
      return `must not be greater than ${String(given['limit'])}`;
    case 'minItems':
      return 'should not be empty';
    case 'pattern':
      return `must match ${String(given['pattern'])} regular expression`;
    default:
      return 'is invalid';
  }
}

function missing({ type, choices }: View): string {
  return choices.length > 0 ? choose(choices) : (OF_TYPE[type ?? ''] ?? 'should not be empty');
}

/** A branch for null says nothing, nor that no branch fits. */
const isTelling = ({ keyword, params }: ErrorObject): boolean =>
  !['anyOf', 'oneOf', 'if'].includes(keyword) &&
  !(keyword === 'type' && String((params as Record<string, unknown>)['type']) === 'null');

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Says what is wrong with a JSON body, in the server's words; undefined if nothing is. */
export type BodyCheck = (located: Located, body: Json | undefined) => string | undefined;

export function createBodyCheck(document: Document): BodyCheck {
  const views = createViews(document);
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const compiled = new Map<string, ValidateFunction>();

  function validatorOf({ path, method }: Located): ValidateFunction {
    const place = `/paths/${escaped(path)}/${method}/requestBody/content/${escaped('application/json')}/schema`;
    const known = compiled.get(place);
    if (known) return known;
    const validate = ajv.compile({ $ref: `contract#${place}` });
    compiled.set(place, validate);
    return validate;
  }

  function textOf(error: ErrorObject): string {
    const given = error.params as Record<string, unknown>;
    if (error.keyword === 'additionalProperties') {
      return `property ${String(given['additionalProperty'])} should not exist`;
    }
    if (error.keyword === 'required') {
      const name = String(given['missingProperty']);
      const parent = resolve(document, (error.parentSchema ?? {}) as Schema);
      const properties = (parent['properties'] ?? {}) as Schema;
      return `${name} ${missing(views(properties[name] ?? {}))}`;
    }
    const parts = error.instancePath.split('/').slice(1);
    const name = parts.at(-1) ?? '';
    if (!/^\d+$/.test(name)) return `${name} ${sentence(error)}`.trim();
    const list = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return `each value in ${list} ${sentence(error)}`;
  }

  return (located, body) => {
    const { requestBody } = located.operation;
    const content = requestBody && resolve(document, requestBody).content;
    if (!content?.['application/json']) return undefined;
    const validate = validatorOf(located);
    if (validate(body ?? {})) return undefined;
    const errors = (validate.errors ?? []).filter(isTelling);
    return [...new Set(errors.map(textOf))].join(', ') || 'The request is invalid';
  };
}

/** The same for the names and numbers of a query. */
export function queryProblem(
  document: Document,
  { item, operation }: Located,
  query: URLSearchParams,
): string | undefined {
  const known = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one),
  );
  const views = createViews(document);
  const problems = [...new Set(query.keys())].flatMap((asked) => {
    const name = asked.replace(/\[\w*\]$/, '');
    const parameter = known.find(
      (one) => one.in === 'query' && one.name.replace(/\[\]$/, '') === name,
    );
    if (!parameter) return [`property ${name} should not exist`];
    const isNumber = ['integer', 'number'].includes(views(parameter.schema ?? {}).type ?? '');
    return isNumber && query.getAll(asked).some((value) => !/^-?\d+(?:\.\d+)?$/.test(value))
      ? [`${name} ${OF_TYPE['number']}`]
      : [];
  });
  return problems.length > 0 ? problems.join(', ') : undefined;
}
