// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Caught } from './ErrorBoundary.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let isBroken = true;

function Part(): ReactNode {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}

function Failed({ error, retry }: Caught): ReactNode {
  return <button onClick={retry}>{error instanceof Error ? error.message : 'other'}</button>;
}

async function draw(content: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(content));
  return place;
}

test('what fails is replaced, the rest stays, and a retry draws it anew', async () => {
  isBroken = true;
  const onRetry = vi.fn<() => void>();
  const place = await draw(
    <>
      <h1>page</h1>
      <ErrorBoundary Fallback={Failed} onRetry={onRetry}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(place.textContent).toBe('pagebroken');
  isBroken = false;
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('pagewhole');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('what nobody misses can be left out', async () => {
  isBroken = true;
  const place = await draw(
    <ErrorBoundary Fallback={Failed} fallback={null}>
      <Part />
    </ErrorBoundary>,
  );
  expect(place.textContent).toBe('');
});
