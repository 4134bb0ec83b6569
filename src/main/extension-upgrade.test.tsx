// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '#extension';
import type { Extension } from '#extension';
import * as parts from '#extension/parts.ts';
import { ExtensionPart } from '#app/extensions/ExtensionPart.tsx';
import { loadExtension } from '#app/extensions/loading.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { InEnglish } from '../../tests/support/english.tsx';
import { render } from '../../tests/support/render.tsx';

const SNAPSHOTS = inRoot('src', 'extension', 'api');

const [major = ''] = api.EXTENSION_API.split('.');

const versions = readdirSync(SNAPSHOTS)
  .map((file) => file.replace('.txt', ''))
  .filter((version) => version.split('.')[0] === major);

/** Without types. */
function exportedBy(version: string): string[] {
  const text = readFileSync(`${SNAPSHOTS}/${version}.txt`, 'utf8');
  return [...text.matchAll(/^export \{([^}]*)\} from/gmu)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Written for earlier versions, and never changed until the first number is raised. */
const kept = import.meta.glob<{ default: Extension }>('../../tests/extensions/*/index.ts');

beforeEach(() => {
  vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(versions)('what version %s exports is there', (version) => {
  const names = exportedBy(version);
  expect(names).toContain('defineExtension');
  expect(Object.keys({ ...api, ...parts })).toEqual(expect.arrayContaining(names));
});

test('an extension is kept for the first version', () => {
  expect(Object.keys(kept)).toContain(`../../tests/extensions/${major}.0/index.ts`);
});

test.each(Object.entries(kept))('%s loads with each of its parts', async (_path, load) => {
  const { name } = (await load()).default;
  const extension = await loadExtension({ name, load });
  const { pages = [], sections = [], columns = [], actions = [], tiles = [] } = extension;
  const loads: readonly (() => Promise<{ default: unknown }>)[] = [
    ...[...pages, ...sections, ...columns, ...tiles].map((part) => part.load),
    ...actions.flatMap(({ open }) => open ?? []),
  ];
  expect(loads.length).toBeGreaterThan(4);
  for (const one of loads) expect((await one()).default).toBeTypeOf('function');
});

test.each(Object.entries(kept))('the page of %s is drawn', async (_path, load) => {
  const { name, pages = [] } = (await load()).default;
  const [page] = pages;
  if (!page) throw new Error('no page');
  render(
    <InEnglish>
      <MemoryRouter>
        <ExtensionPart extension={name} load={page.load} props={{ params: { id: 'claim 7' } }} />
      </MemoryRouter>
    </InEnglish>,
  );
  const shown = (): string => document.body.textContent ?? '';
  await vi.waitFor(() => expect(shown()).toContain('Claims: 12'), { timeout: 20_000 });
  expect(shown()).toContain('claim 7');
  expect(document.querySelector('time')?.getAttribute('datetime')).toContain('2026-01-02');
});
