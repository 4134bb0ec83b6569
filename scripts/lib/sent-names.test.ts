import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from './modules.ts';
import { inRoot } from './paths.ts';
import { findSentNames } from './sent-names.ts';

const GENERATED = `
export const listItems = async (params?: ListItemsParams, options?: Parameters<typeof adminRequest>[1]): Promise<Items> => {}
export const updateItem = async (id: string,
    updateItemBody: UpdateItemBody, options?: Parameters<typeof adminRequest>[1]): Promise<Item> => {}
export function useListItems<TData = Awaited<ReturnType<typeof listItems>>, TError = ApiError>(
 params: undefined |  ListItemsParams, options: { query?: Partial<Options> }
): Result<TData, TError>
`;

const HELPERS = `
import type { UpdateItemBody } from '#generated/admin/admin.schemas.ts';
import { updateItem } from '#generated/admin/items/items.ts';
export const FIRST = { limit: 1, offset: 0 } as const;
export const send = (id: string, body: UpdateItemBody) => updateItem(id, body);
export function omitUndefined<Values>(values: Values): Values { return values; }
`;

const HEAD = `
import type { ListItemsParams, UpdateItemBody, UpdateItemBodyPartsItem } from '#generated/admin/admin.schemas.ts';
import { listItems, updateItem, useListItems } from '#generated/admin/items/items.ts';
import { FIRST, omitUndefined, send } from './helpers.ts';
`;

/** Of one file with this code; each part of it is on a line of its own. */
function uncheckedIn(code: string): string[] {
  const files: Readonly<Record<string, string>> = {
    'generated/admin/items/items.ts': GENERATED,
    'src/areas/items/helpers.ts': HELPERS,
    'src/areas/items/items.ts': HEAD + code,
  };
  const read = (path: string): string => files[path] ?? '';
  return findSentNames(['src/areas/items/items.ts'], read).unchecked;
}

test.each([
  ['a variable', 'const own = { limit: 1, q: "" }; listItems(own, {});'],
  ['a variable that is constant', 'const own = { limit: 1, q: "" } as const; useListItems(own);'],
  ['a variable of another file', 'listItems(FIRST);'],
  ['a variable with a type of its own', 'const own: { a: 1; b: 2 } = from(); listItems(own);'],
  ['a variable in a spread', 'const own = { note }; updateItem("1", { ...own, title });'],
  ['a spread', 'updateItem("1", { title, ...(note ? { note } : {}) });'],
  ['a spread that is an alternative', 'const own = { ...(q ? { q } : {}) }; listItems(own);'],
  ['a function without a type', 'const of = (q: string) => ({ q, limit: 1 }); listItems(of(""));'],
  ['a function that returns', 'function of() { return { q: "", limit: 1 }; } listItems(of());'],
  ['a function with a type of its own', 'const of = (): { a: 1; b: 2 } => x; listItems(of());'],
  ['a list', 'updateItem("1", { parts: parts.map((id) => ({ id, units: 1 })) });'],
  ['a function that sends', 'const own = { title, note }; send("1", own);'],
  ['a mutation', 'const data = { title, note }; mutation.mutate({ id: "1", data });'],
  ['a form', 'const form = { toBody: ({ title }) => ({ title, note: "" }) };'],
  ['a typed result', 'const of = (): UpdateItemBody => ({ title, ...(note && { note }) });'],
  ['a typed variable', 'const own: UpdateItemBody = { title, ...(note ? { note } : {}) };'],
  ['what may be missing', 'omitUndefined<UpdateItemBody>({ ...(note ? { note } : {}) });'],
])('names are unchecked in %s', (_place, code) => {
  expect(uncheckedIn(code)).toHaveLength(1);
});

test.each([
  ['a literal in its place', 'listItems({ limit: 1, q: "" }, { signal, headers });'],
  ['options', 'const options = { signal, headers }; listItems({ limit: 1 }, options);'],
  ['a checked variable', 'const own = { limit: 1 } satisfies ListItemsParams; listItems(own);'],
  ['a checked part', 'const own = { q } satisfies ListItemsParams; listItems({ ...own, limit });'],
  ['a typed function', 'const of = (): ListItemsParams => ({ q, limit: 1 }); listItems(of());'],
  ['a typed item', 'send("1", { parts: ids.map((id): UpdateItemBodyPartsItem => ({ id, n })) });'],
  ['a name that is alone', 'const own = { limit: 1 }; listItems(own);'],
  ['what may be missing', 'updateItem("1", omitUndefined<UpdateItemBody>({ title, note }));'],
  ['metadata', 'updateItem("1", { metadata: { ...(note ? { [NOTE]: note } : {}) } });'],
  ['a variable that another hides', 'const own = { a, b }; const f = (own) => listItems(own);'],
])('names are checked in %s', (_place, code) => {
  expect(uncheckedIn(code)).toEqual([]);
});

test('the compiler checks all names that the app sends', () => {
  const { unchecked, places } = findSentNames(
    ['src/areas', 'src/app', 'src/extension'].flatMap(codeFiles),
    (path) => readFileSync(inRoot(path), 'utf8'),
  );
  expect(unchecked).toEqual([]);
  expect(places).toBeGreaterThan(500);
});
