import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { STALE_TIME } from '../../src/app/query/query-client.ts';

let root: Root;
let place: HTMLElement;
let client: QueryClient;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: STALE_TIME } },
  });
  // Other test files of the process may have left something.
  document.body.replaceChildren();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/**
 * Renders content into the document until the test is over, with the providers that components ask for; a second call
 * updates what the first rendered. A test file that imports it begins with `// @vitest-environment happy-dom`.
 *
 * @returns the client of the queries
 */
export function render(content: ReactNode): QueryClient {
  act(() =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={client}>{content}</QueryClientProvider>
      </MantineProvider>,
    ),
  );
  return client;
}
