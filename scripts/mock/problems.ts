import { resolve, type Document, type Located } from '../contract/document.ts';
import type { Row } from './pool.ts';
import { createViews } from './views.ts';

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

export const OF_TYPE: Readonly<Record<string, string>> = {
  string: 'must be a string',
  integer: 'must be an integer number',
  number: 'must be a number conforming to the specified constraints',
  boolean: 'must be a boolean value',
  array: 'must be an array',
  object: 'must be an object',
};

/** Says what is wrong with the names and numbers of a query, in the server's words. */
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
