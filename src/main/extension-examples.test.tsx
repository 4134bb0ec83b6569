// @vitest-environment happy-dom
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extensions } from 'virtual:extensions';
import { extensionAreas } from '#app/extensions/extension-areas.ts';
import type { Extension } from '#app/extensions/extension.ts';
import { loadExtensions } from '#app/extensions/loading.ts';
import { extensionLocales } from '../../scripts/lib/locales-plugin.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { extensionPages } from './extension-pages.ts';

beforeEach(() => {
  vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Load = () => Promise<{ default: unknown }>;

const loadsOf = (extension: Extension): Load[] => [
  ...(extension.pages ?? []).map(({ load }) => load),
  ...(extension.sections ?? []).map(({ load }) => load),
  ...(extension.columns ?? []).map(({ load }) => load),
  ...(extension.actions ?? []).flatMap(({ open }) => open ?? []),
  ...(extension.bulkActions ?? []).flatMap(({ open }) => open ?? []),
];

const keysOf = (extension: Extension): string[] => [
  ...(extension.pages ?? []).map(({ title }) => title),
  ...(extension.navigation ?? []).map(({ label }) => label),
  ...(extension.sections ?? []).map(({ title }) => title),
  ...(extension.columns ?? []).map(({ header }) => header),
  ...(extension.actions ?? []).map(({ label }) => label),
  ...(extension.title === undefined ? [] : [extension.title]),
  ...(extension.fields ?? []).flatMap(({ label, hint = label }) => [label, hint]),
  ...(extension.bulkActions ?? []).map(({ label }) => label),
  ...(extension.filters ?? []).flatMap(({ label, options }) => [
    label,
    ...[...options].map((option) => option.label),
  ]),
  ...(extension.views ?? []).map(({ label }) => label),
  ...(extension.commands ?? []).flatMap(({ label, keywords }) => [label, keywords ?? label]),
];

test('the examples load, with each of their parts', async () => {
  const loaded = await loadExtensions(extensions);
  expect(loaded.map(({ name }) => name)).toEqual(['b2b-approval', 'warranties']);
  const loads = loaded.flatMap(({ extension }) => (extension ? loadsOf(extension) : []));
  expect(loads).toHaveLength(5);
  for (const load of loads) expect((await load()).default).toBeTypeOf('function');
});

test('they add a page, its entry in the navigation and their texts', async () => {
  const loaded = await loadExtensions(extensions);
  expect(extensionAreas(loaded).map(({ navigation }) => navigation.to)).toEqual([
    '/a/x/warranties',
  ]);
  const { screens } = await extensionPages.load();
  expect(screens.map(({ path }) => path)).toEqual(['x/b2b-approval/*', 'x/warranties/*']);
  const locales = extensionLocales(inRoot('examples', 'extensions'));
  for (const { name, extension } of loaded) {
    const own = locales.filter(({ fileName }) => fileName.endsWith(`/x-${name}.json`));
    const texts = own.map(({ source }) => Object.keys(JSON.parse(source) as object));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]).toEqual(expect.arrayContaining(extension ? keysOf(extension) : []));
  }
});
