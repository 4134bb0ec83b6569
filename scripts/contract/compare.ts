import { eachOperation, resolve, type Document, type Located, type Parameter } from './document.ts';
import { compareSchemas } from './compare-schemas.ts';

export interface Change {
  operation: string;
  what: string;
  breaking: boolean;
}

export function compare(before: Document, after: Document): Change[] {
  const old = byPlace(before);
  const now = byPlace(after);
  const changes: Change[] = [];
  for (const [place, one] of old) {
    const other = now.get(place);
    const id = one.operation.operationId;
    if (!other) changes.push({ operation: id, what: `${place} is gone`, breaking: true });
    else changes.push(...operationChanges(before, after, one, other));
  }
  for (const [place, { operation }] of now) {
    if (!old.has(place)) {
      changes.push({ operation: operation.operationId, what: `${place} is new`, breaking: false });
    }
  }
  return changes;
}

function byPlace(document: Document): Map<string, Located> {
  return new Map(
    eachOperation(document).map((one) => [`${one.method.toUpperCase()} ${one.path}`, one]),
  );
}

function operationChanges(
  before: Document,
  after: Document,
  one: Located,
  other: Located,
): Change[] {
  const operation = other.operation.operationId;
  const changes: Change[] = [];
  const add = (what: string, breaking: boolean): void => {
    changes.push({ operation, what, breaking });
  };
  if (one.operation.operationId !== operation) {
    add(`was called ${one.operation.operationId}; its hook and its fetcher have new names`, true);
  }
  parameterChanges(parameters(before, one), parameters(after, other), add);
  const bodies = [one, other].map(({ operation: { requestBody } }) => json(requestBody?.content));
  if (bodies[0] === undefined && bodies[1] !== undefined) {
    add('takes a body now', other.operation.requestBody?.required === true);
  } else if (bodies[0] !== undefined && bodies[1] === undefined) {
    add('takes no body any more', true);
  } else if (bodies[0] !== undefined && bodies[1] !== undefined) {
    compareSchemas({ before, after, way: 'request', add }, bodies[0], bodies[1], 'body');
  }
  responseChanges(before, after, one, other, add);
  for (const key of ['x-repeat', 'x-repeat-unless-new', 'x-invalidates'] as const) {
    const [was, is] = [one.operation[key], other.operation[key]].map((value) =>
      JSON.stringify(value),
    );
    if (was !== is) add(`${key} was ${was ?? 'unset'} and is ${is ?? 'unset'}`, false);
  }
  return changes;
}

function parameterChanges(
  old: Map<string, Parameter>,
  now: Map<string, Parameter>,
  add: (what: string, breaking: boolean) => void,
): void {
  for (const [name, parameter] of old) {
    const other = now.get(name);
    if (!other) add(`takes no ${parameter.in} parameter ${parameter.name} any more`, true);
    else if (!parameter.required && other.required) add(`needs ${parameter.name} now`, true);
    else if (JSON.stringify(parameter.schema) !== JSON.stringify(other.schema)) {
      add(`the parameter ${parameter.name} has another schema`, true);
    }
  }
  for (const [name, parameter] of now) {
    if (!old.has(name)) add(`takes ${parameter.name}`, parameter.required === true);
  }
}

function responseChanges(
  before: Document,
  after: Document,
  one: Located,
  other: Located,
  add: (what: string, breaking: boolean) => void,
): void {
  for (const [status, was] of Object.entries(one.operation.responses)) {
    const is = other.operation.responses[status];
    if (!is) {
      add(`does not answer ${status} any more`, status.startsWith('2'));
      continue;
    }
    const old = json(resolve(before, was).content);
    const now = json(resolve(after, is).content);
    if (old !== undefined && now === undefined) add(`${status} has no JSON any more`, true);
    else if (old !== undefined && now !== undefined) {
      compareSchemas({ before, after, way: 'answer', add }, old, now, status);
    }
  }
  for (const status of Object.keys(other.operation.responses)) {
    if (!(status in one.operation.responses)) add(`can answer ${status}`, status.startsWith('2'));
  }
}

function parameters(document: Document, { item, operation }: Located): Map<string, Parameter> {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return new Map(
    all.map((one) => resolve(document, one)).map((one) => [`${one.in} ${one.name}`, one]),
  );
}

const json = (content: Record<string, { schema?: unknown }> | undefined) =>
  content?.['application/json']?.schema;
