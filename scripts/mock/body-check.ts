import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { resolve, type Document, type Json, type Located } from '../contract/document.ts';
import type { Schema } from '../contract/keywords.ts';
import { OF_TYPE } from './problems.ts';
import { createViews } from './views.ts';
import type { View } from './views.ts';

// The package's types describe its CommonJS form.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

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
