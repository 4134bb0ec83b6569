// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { MetadataEditor } from './MetadataEditor.tsx';
import type { JsonObject } from './nodes.ts';
import { FIELDS_AT_ONCE } from './NodeFields.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common: {} } } });
});

const draw = (value: JsonObject): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <MetadataEditor defaultValue={value} onChange={() => undefined} />
    </MantineProvider>,
  );

/** Each entry has one type select. */
const rowsIn = (drawn: string): number => drawn.split('<select').length - 1;

const groups = (depth: number): JsonObject =>
  Array.from({ length: depth }).reduce<JsonObject>((inside) => ({ a: inside }), {});

test('however many entries there are, few are drawn', () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `key ${index}`);
  const flat = draw(Object.fromEntries(keys.map((key) => [key, 'x'])));
  expect(rowsIn(flat)).toBe(FIELDS_AT_ONCE);
  expect(flat).toContain('json.more');
  const nested = draw(Object.fromEntries(keys.map((key) => [key, { a: 1, b: [1, 2] }])));
  expect(rowsIn(nested)).toBe(FIELDS_AT_ONCE);
});

test('a value that is nested as deep as a server can send doesn’t lose the others', () => {
  const drawn = draw({ deep: groups(3000), care: 'Wipe dry' });
  expect(rowsIn(drawn)).toBe(2);
  expect(drawn).toContain('metadata.whole');
});

test('groups inside groups end where there is no room; a few entries are all shown', () => {
  expect(draw(groups(20))).toContain('metadata.deeper');
  expect(rowsIn(draw({ a: { b: 1, c: [1, 2] } }))).toBe(5);
});
