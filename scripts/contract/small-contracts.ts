import { textOf } from './changes.ts';
import { compare } from './compare.ts';
import type { Document, Json, Operation, Parameter } from './document.ts';

export const answer = (schema: Json, type = 'application/json'): Operation['responses'] => ({
  '200': { description: 'OK', content: { [type]: { schema } } },
});

export const body = (schema: Json, type = 'application/json'): Partial<Operation> => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

export const query = (schema: Json, more: Partial<Parameter> = {}): Partial<Operation> => ({
  parameters: [{ name: 'a', in: 'query', schema, ...more }],
});

export const api = (
  operation: Partial<Operation> = {},
  more: Partial<Document> = {},
): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  paths: {
    '/things': { post: { operationId: 'createThing', responses: answer({}), ...operation } },
  },
  ...more,
});

const MARKS = { major: '! ', minor: '', patch: '~ ' };

export const told = (before: Document, after: Document): string[] =>
  compare(before, after).map((change) => `${MARKS[change.level]}${textOf(change)}`);

export const object = (properties: Record<string, Json>, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});

export const text = { type: 'string' };
