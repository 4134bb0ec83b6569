// @vitest-environment happy-dom
import { act, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RenderDeferred } from './RenderDeferred.tsx';

test('what can wait follows what stands around it, also within what is itself drawn later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const drawn: (string | null | undefined)[] = [];
  function Content(): ReactNode {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => void drawn.push(place.current?.textContent), []);
    return (
      <div ref={place}>
        main, <RenderDeferred skeleton="on its way">side</RenderDeferred>
      </div>
    );
  }
  function Page(): ReactNode {
    return useDeferredValue(true, false) ? <Content /> : null;
  }
  const holder = document.createElement('div');
  const root = createRoot(holder);
  await act(async () => root.render(<Page />));
  expect(drawn).toEqual(['main, on its way']);
  expect(holder.textContent).toBe('main, side');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
