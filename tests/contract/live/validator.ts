import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Api, apis } from '../../../scripts/contract/bundle.ts';
import { type Json, resolve, type Response } from '../../../scripts/contract/document.ts';
import { absolute, closed, open } from './closed.ts';
import type { Contract, LiveOperation } from './operations.ts';
import type { Exchange } from './recorder.ts';

export interface Violation {
  readonly operation: string;
  /** `query`, `body`, or the answer's status. */
  readonly where: string;
  /** Path in the value, with `*` for indexes. */
  readonly at: string;
  readonly message: string;
  /** Part of the contract. */
  readonly schema: string;
  readonly sample: string;
}

type Validate = (operation: LiveOperation, exchange: Exchange) => Violation[];

/** Compiles schemas lazily. */
export function createValidator(contract: Contract): Validate {
  const strict = createAjv(false);
  const query = createAjv(true);
  const names = new WeakMap<object, string>();
  for (const api of apis) {
    const schemas = contract.documents[api].components?.['schemas'] ?? {};
    const entries = Object.entries(schemas);
    strict.addSchema({
      $id: `requests-${api}`,
      components: { schemas: absolute(schemas, `requests-${api}`) },
    });
    query.addSchema({
      $id: `requests-${api}`,
      components: { schemas: absolute(schemas, `requests-${api}`) },
    });
    const answers = absolute(
      Object.fromEntries(entries.map(([name, schema]) => [name, open(schema)])),
      `answers-${api}`,
    );
    note(names, answers, '');
    strict.addSchema({ $id: `answers-${api}`, components: { schemas: answers } });
  }
  const nameOf = (schema: unknown): string => names.get(schema as object) ?? '';
  const compiled = new Map<string, ValidateFunction>();
  const compile = (key: string, ajv: Ajv2020, schema: () => Json): ValidateFunction => {
    const known = compiled.get(key);
    if (known) return known;
    const made = ajv.compile(schema() as object);
    compiled.set(key, made);
    return made;
  };

  return (operation, exchange) => {
    const name = `${operation.api} ${operation.id}`;
    // `fields` and `expand` limit the answer.
    const narrowed = 'fields' in exchange.query || 'expand' in exchange.query;
    const check = (where: string, validate: ValidateFunction, value: unknown): Violation[] =>
      validate(value)
        ? []
        : meaningful(validate.errors ?? [])
            .filter((error) => error.keyword !== 'required' || !narrowed)
            .map((error) => describe(name, where, error, nameOf(error.parentSchema)));
    const complain = (where: string, message: string): Violation[] => [
      { operation: name, where, at: '', message, schema: '', sample: '' },
    ];

    const checkQuery = (): Violation[] =>
      check(
        'query',
        compile(`${name} query`, query, () => querySchema(operation)),
        structuredClone(exchange.query),
      );
    const checkBody = (): Violation[] => {
      const content = operation.operation.requestBody?.content ?? {};
      const media = content['application/json'];
      if (!media?.schema) {
        const form = content['multipart/form-data'];
        const empty = exchange.body === undefined || isEmpty(exchange.body);
        return form || empty ? [] : complain('body', 'has a body that the contract does not name');
      }
      const { schema } = media;
      const validate = compile(`${name} body`, strict, () =>
        absolute(schema, `requests-${operation.api}`),
      );
      return check('body', validate, exchange.body ?? {});
    };
    const checkAnswer = (): Violation[] => {
      // 401 answers are plain text.
      const contentType = exchange.contentType || 'text/plain';
      const where = String(exchange.status);
      const documented = operation.operation.responses[where];
      if (!documented) {
        return complain(where, `answer is not documented: ${brief(exchange.answer)}`);
      }
      const response = resolve<Response>(contract.documents[operation.api], documented);
      const content = response.content ?? {};
      if (Object.keys(content).length === 0) {
        return exchange.answer === ''
          ? []
          : complain(where, `answer should be empty: ${brief(exchange.answer)}`);
      }
      const media = content[contentType];
      if (!media) {
        return complain(where, `content type is "${contentType}": ${brief(exchange.answer)}`);
      }
      const schema = media.schema ?? {};
      const validate = compile(`${name} ${where} ${contentType}`, strict, () =>
        absolute(closed(schema), `answers-${operation.api}`),
      );
      return check(where, validate, exchange.answer);
    };
    // Refused requests may violate the contract.
    const request = exchange.status < 400 ? [...checkQuery(), ...checkBody()] : [];
    return [...request, ...checkAnswer()];
  };
}

function createAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    ...(coerce ? { coerceTypes: true } : {}),
  });
  addFormats.default(ajv);
  return ajv;
}

/** As an object, like the server's parser. */
function querySchema(operation: LiveOperation): Json {
  const parameters = operation.parameters.filter((one) => one.in === 'query');
  return absolute(
    {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map((one) => [one.name.replace(/\[\]$/, ''), one.schema ?? {}]),
      ),
      required: parameters
        .filter((one) => one.required)
        .map((one) => one.name.replace(/\[\]$/, '')),
      additionalProperties: false,
    },
    `requests-${operation.api satisfies Api}`,
  );
}

/** Drops errors that only say a branch failed. */
function meaningful(errors: ErrorObject[]): ErrorObject[] {
  const plain = errors.filter((error) => !['allOf', 'anyOf', 'if', 'not'].includes(error.keyword));
  return plain.length > 0 ? plain : errors;
}

function describe(operation: string, where: string, error: ErrorObject, schema: string): Violation {
  const extra: unknown = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  const at = error.instancePath.replace(/\/\d+(?=\/|$)/g, '/*');
  if (typeof extra === 'string') {
    const inside = (error.data as Record<string, unknown> | undefined)?.[extra];
    return {
      operation,
      where,
      at: `${at}/${extra}`,
      message: 'is not in the contract',
      schema,
      sample: brief(inside),
    };
  }
  const allowed =
    error.keyword === 'enum' ? `: ${JSON.stringify(error.params['allowedValues'])}` : '';
  return {
    operation,
    where,
    at,
    schema,
    message: `${error.message ?? error.keyword}${allowed}`,
    sample: brief(error.data),
  };
}

/** Names each schema: `Order.items`. */
function note(names: WeakMap<object, string>, value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) return;
  const { $ref } = value as { $ref?: unknown };
  names.set(value, typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : name);
  for (const [key, inner] of Object.entries(value)) {
    const inherits = ['properties', 'allOf', 'items'].includes(key) || Array.isArray(value);
    note(names, inner, inherits ? name : name === '' ? key : `${name}.${key}`);
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
