import { merged, type Change, type Level } from './changes.ts';
import { createComparison, type SchemaComparison } from './compare-schemas.ts';
import {
  eachOperation,
  resolve,
  type Document,
  type Json,
  type Located,
  type Media,
  type Parameter,
  type Response,
} from './document.ts';
import { stable } from './keywords.ts';

interface Context {
  before: Document;
  after: Document;
  operation: string;
  schemas: SchemaComparison;
  add: (at: string, what: string, level: Level) => void;
}

/** Breaking changes first. */
export function compare(before: Document, after: Document): Change[] {
  const changes: Change[] = [];
  const schemas = createComparison(before, after);
  const addTo =
    (operation: string): Context['add'] =>
    (at, what, level) =>
      void changes.push({ at, what, level, operations: [operation] });

  const [old, now] = [before, after].map(eachOperation) as [Located[], Located[]];
  const left = new Map(old.map((one) => [placeOf(one), one]));
  const came = new Map(now.map((one) => [placeOf(one), one]));
  for (const [place, one] of left) {
    const id = one.operation.operationId;
    const moved = now.find(
      (other) => other.operation.operationId === id && !left.has(placeOf(other)),
    );
    const other = came.get(place) ?? moved;
    const add = addTo(id);
    if (!other) {
      const note = one.operation.deprecated ? ' (was deprecated)' : '';
      add('', `${shown(one)} is gone${note}`, 'major');
      continue;
    }
    came.delete(placeOf(other));
    if (placeOf(other) !== place) add('', `${shown(one)} is ${shown(other)} now`, 'major');
    const operation = other.operation.operationId;
    const context = { before, after, operation, schemas, add: addTo(operation) };
    operationChanges(context, one, other);
  }
  for (const one of came.values()) {
    addTo(one.operation.operationId)('', `${shown(one)} is new`, 'minor');
  }
  return merged([...changes, ...schemeChanges(before, after), ...schemas.changes()]);
}

/** Names of path parameters aren't sent. */
const placeOf = ({ method, path }: Located): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

const shown = ({ method, path }: Located): string => `${method.toUpperCase()} ${path}`;

function operationChanges(context: Context, one: Located, other: Located): void {
  const { add, before, after } = context;
  const [was, is] = [one.operation, other.operation];
  if (was.operationId !== is.operationId) {
    add('', `was called ${was.operationId}; its hook and its fetcher have new names`, 'major');
  }
  if (was.tags?.[0] !== is.tags?.[0]) {
    const [from, to] = [was, is].map(({ tags }) => tags?.[0] ?? 'no tag');
    add('', `was in ${from} and is in ${to}; its hook is in another file`, 'major');
  }
  if (Boolean(was.deprecated) !== Boolean(is.deprecated)) {
    add('', is.deprecated ? 'is deprecated' : 'is not deprecated any more', 'minor');
  }
  securityChanges(context, securityOf(before, one), securityOf(after, other));
  parameterChanges(context, parameters(before, one), parameters(after, other));
  bodyChanges(context, one, other);
  responseChanges(context, one, other);
  if ((was['x-served'] ?? true) !== (is['x-served'] ?? true)) {
    const isServed = is['x-served'] ?? true;
    add('', isServed ? 'is served now' : 'is not served any more', isServed ? 'minor' : 'major');
  }
  for (const key of ['x-repeat', 'x-source'] as const) {
    const [old = 'unset', now = 'unset'] = [was[key], is[key]];
    if (old !== now) add('', `${key} was ${old} and is ${now}`, 'patch');
  }
  for (const key of ['x-invalidates', 'x-repeat-unless-new'] as const) {
    const [old = [], now = []] = [was[key], is[key]];
    const gone = old.filter((one) => !now.includes(one));
    const come = now.filter((one) => !old.includes(one));
    if (gone.length > 0) add('', `${key} is without ${gone.join(', ')}`, 'patch');
    if (come.length > 0) add('', `${key} has ${come.join(', ')} now`, 'patch');
  }
}

type Alternative = Record<string, string[]>;

const securityOf = (document: Document, { operation }: Located): Alternative[] => {
  const given = operation.security ?? document.security ?? [];
  return given.length === 0 ? [{}] : given;
};

/** Less is needed for the first than for the second, or the same. */
const asksNoMore = (one: Alternative, other: Alternative): boolean =>
  Object.entries(one).every(([scheme, scopes]) => {
    const given = other[scheme];
    return given !== undefined && scopes.every((scope) => given.includes(scope));
  });

function securityChanges({ add }: Context, old: Alternative[], now: Alternative[]): void {
  const text = (all: Alternative[]): string =>
    all
      .map((one) => {
        const schemes = Object.entries(one).map(([scheme, scopes]) =>
          scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`,
        );
        return schemes.length === 0 ? 'none' : schemes.join(' and ');
      })
      .join(' or ');
  if (stable(old) === stable(now)) return;
  const isNarrower = old.some((one) => !now.some((other) => asksNoMore(other, one)));
  const isWider = now.some((one) => !old.some((other) => asksNoMore(other, one)));
  if (!isNarrower && !isWider) return;
  add('', `security was ${text(old)} and is ${text(now)}`, isNarrower ? 'major' : 'minor');
}

function schemeChanges(before: Document, after: Document): Change[] {
  const now = after.components?.['securitySchemes'];
  return Object.entries(before.components?.['securitySchemes'] ?? {}).flatMap(([name, scheme]) => {
    const other = now?.[name];
    const at = `security ${name}`;
    // Operations say that a scheme is gone.
    if (other === undefined || wire(scheme) === wire(other)) return [];
    return [{ at, what: 'is sent in another way', level: 'major' as const, operations: [] }];
  });
}

const wire = (scheme: Json): string =>
  stable({ ...(scheme as object), description: undefined, bearerFormat: undefined });

function parameterChanges(
  context: Context,
  old: Map<string, Parameter>,
  now: Map<string, Parameter>,
): void {
  const { add, operation, schemas } = context;
  for (const [key, parameter] of old) {
    const other = now.get(key);
    const place = `${parameter.in} ${parameter.name}`;
    if (!other) {
      add(place, 'is gone', 'major');
      continue;
    }
    if (!parameter.required && other.required) {
      add(place, 'is required', hasDefault(context.after, other.schema) ? 'minor' : 'major');
    }
    if (parameter.required && !other.required) add(place, 'may be left out', 'minor');
    if (parameter.name !== other.name) add(place, `is called ${other.name} now`, 'patch');
    if (Boolean(parameter.deprecated) !== Boolean(other.deprecated)) {
      add(place, other.deprecated ? 'is deprecated' : 'is not deprecated any more', 'minor');
    }
    const [style, styleNow] = [styleOf(parameter), styleOf(other)];
    if (style !== styleNow) add(place, `was written as ${style} and is as ${styleNow}`, 'major');
    schemas.compare(operation, 'request', parameter.schema ?? {}, other.schema ?? {}, place);
  }
  for (const [key, parameter] of now) {
    if (old.has(key)) continue;
    const place = `${parameter.in} ${parameter.name}`;
    const must = parameter.required === true && !hasDefault(context.after, parameter.schema);
    add(place, must ? 'is new and required' : 'is new', must ? 'major' : 'minor');
  }
}

function hasDefault(document: Document, schema: unknown): boolean {
  const found = resolve<unknown>(document, schema);
  return typeof found === 'object' && found !== null && 'default' in found;
}

/** With OpenAPI's own defaults. */
function styleOf({ in: place, style, explode, allowReserved }: Parameter): string {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const written = style ?? usual;
  const isExploded = explode ?? written === 'form';
  return `${written}${isExploded ? ', exploded' : ''}${allowReserved ? ', reserved as is' : ''}`;
}

function bodyChanges(context: Context, one: Located, other: Located): void {
  const { add } = context;
  const [was, is] = [
    resolve(context.before, one.operation.requestBody),
    resolve(context.after, other.operation.requestBody),
  ];
  if (was === undefined && is === undefined) return;
  if (was === undefined || is === undefined) {
    if (is?.required) add('body', 'is new and required', 'major');
    else add('body', is === undefined ? 'is gone' : 'is new', is === undefined ? 'major' : 'minor');
    return;
  }
  if (!was.required && is.required) add('body', 'is required', 'major');
  if (was.required && !is.required) add('body', 'may be left out', 'minor');
  mediaChanges(context, 'request', was.content, is.content, 'body');
}

type Content = Record<string, Media> | undefined;

function mediaChanges(
  { add, operation, schemas }: Context,
  way: 'request' | 'answer',
  old: Content,
  now: Content,
  at: string,
): void {
  for (const [type, media] of Object.entries(old ?? {})) {
    const other = now?.[type];
    if (other === undefined) {
      add(at, `is never ${type} any more`, 'major');
      continue;
    }
    if (stable(media.encoding) !== stable(other.encoding)) {
      add(at, `has another encoding as ${type}`, 'major');
    }
    const place = type === 'application/json' ? at : `${at} (${type})`;
    schemas.compare(operation, way, media.schema ?? {}, other.schema ?? {}, place);
  }
  for (const type of Object.keys(now ?? {})) {
    if (old?.[type] === undefined) add(at, `can be ${type}`, 'minor');
  }
}

function responseChanges(context: Context, one: Located, other: Located): void {
  const { add, before, after } = context;
  for (const [status, given] of Object.entries(one.operation.responses)) {
    const now = other.operation.responses[status];
    if (!now) {
      add('', `does not answer ${status} any more`, isSuccess(status) ? 'major' : 'minor');
      continue;
    }
    const [was, is] = [resolve(before, given), resolve(after, now)];
    mediaChanges(context, 'answer', was.content, is.content, status);
    headerChanges(context, was, is, status);
  }
  for (const status of Object.keys(other.operation.responses)) {
    if (status in one.operation.responses) continue;
    add('', `can answer ${status}`, isSuccess(status) ? 'major' : 'minor');
  }
}

const isSuccess = (status: string): boolean => status.startsWith('2') || status === 'default';

type Header = Pick<Parameter, 'required' | 'schema'>;

function headerChanges(context: Context, old: Response, now: Response, status: string): void {
  const { add, operation, schemas, before, after } = context;
  const [was, is] = [headers(before, old), headers(after, now)];
  for (const [name, header] of was) {
    const at = `${status} header ${name}`;
    const other = is.get(name);
    if (other === undefined) {
      add(at, 'is gone', 'major');
      continue;
    }
    if (header.required && !other.required) add(at, 'may be left out', 'major');
    if (!header.required && other.required) add(at, 'is required', 'minor');
    schemas.compare(operation, 'answer', header.schema ?? {}, other.schema ?? {}, at);
  }
  for (const name of is.keys()) {
    if (!was.has(name)) add(`${status} header ${name}`, 'is new', 'minor');
  }
}

/** Names of headers have no case. */
function headers(document: Document, response: Response): Map<string, Header> {
  return new Map(
    Object.entries((response.headers ?? {}) as Record<string, Header>).map(([name, header]) => [
      name.toLowerCase(),
      resolve<Header>(document, header),
    ]),
  );
}

/** By place and name; those of a path by their order in it. */
function parameters(
  document: Document,
  { path, item, operation }: Located,
): Map<string, Parameter> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return new Map(
    all
      .map((one) => resolve(document, one))
      .map((one) => {
        const name = one.in === 'path' ? String(names.indexOf(one.name) + 1) : one.name;
        return [`${one.in} ${name}`, one];
      }),
  );
}

/** Changes to descriptions, summaries and examples aren't listed one by one. */
export function isWorded(before: Document, after: Document): boolean {
  const [old, now] = [before, after].map((one) => stable({ ...one, info: undefined }));
  return old !== now;
}
