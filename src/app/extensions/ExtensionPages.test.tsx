// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { screensOf } from './ExtensionPages.tsx';
import { defineExtension } from './extension.ts';
import type { PageProps } from './extension.ts';
import type { ExtensionSource } from './loading.ts';

beforeEach(() => {
  vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const warranties = defineExtension({
  name: 'warranties',
  pages: [
    { path: '/', title: 'title', load: async () => ({ default: () => <p>All warranties</p> }) },
    {
      path: '/claims/:id',
      title: 'claim',
      load: async () => ({ default: ({ params }: PageProps) => <p>Claim {params['id']}</p> }),
    },
  ],
});

async function open(address: string, load: ExtensionSource['load']): Promise<void> {
  const [screen] = screensOf([{ name: 'warranties', load }]);
  if (!screen) throw new Error('no screen');
  const page: ReactNode = createElement(await screen.page());
  render(
    <InEnglish>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={`/a/${screen.path}`} element={page} />
        </Routes>
      </MemoryRouter>
    </InEnglish>,
  );
}

const shown = (): string => document.body.textContent ?? '';

test.each([
  ['/a/x/warranties', 'All warranties'],
  ['/a/x/warranties/claims/7', 'Claim 7'],
  ['/a/x/warranties/other', 'Page not found'],
])('%s shows its page', async (address, text) => {
  await open(address, async () => ({ default: warranties }));
  await vi.waitFor(() => expect(shown()).toContain(text));
});

test('the pages of an extension that can’t be loaded say so', async () => {
  await open('/a/x/warranties', async () => Promise.reject(new Error('broken')));
  const title = 'The extension “warranties” can’t be shown.';
  // Loading is tried twice.
  await vi.waitFor(() => expect(shown()).toContain(title), { timeout: 5000 });
});
