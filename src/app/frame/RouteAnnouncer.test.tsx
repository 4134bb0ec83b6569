// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BACK } from '#ui/page/back.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

let frames: FrameRequestCallback[] = [];
let navigate: NavigateFunction;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Page(): null {
  navigate = useNavigate();
  return null;
}

function arrive(): { search: HTMLInputElement; main: HTMLElement } {
  const main = createRef<HTMLElement>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/a/products']}>
        <Page />
        <RouteAnnouncer main={main} title="" />
        <main ref={main} tabIndex={-1}>
          <input id="search" type="search" />
          <a id="row" href="/a/orders/1">
            #1
          </a>
          <a id="figure" href="/a/orders?page=2" data-leads-to="/a/orders?page=2">
            12
          </a>
        </main>
      </MemoryRouter>,
    ),
  );
  const search = document.querySelector<HTMLInputElement>('#search');
  if (!search || !main.current) throw new Error('not drawn');
  return { search, main: main.current };
}

const go = (): void => act(() => void navigate('/a/orders'));
const paint = (): void => frames.splice(0).forEach((frame) => frame(0));

test('a navigation takes the focus to the page', () => {
  const { main } = arrive();
  go();
  paint();
  expect(document.activeElement).toBe(main);
});

test('a field of the new page that someone writes in already keeps it', () => {
  const { search } = arrive();
  search.focus();
  go();
  paint();
  expect(document.activeElement).toBe(search);
});

test.each([
  ['the browser’s', () => navigate(-1)],
  ['the page’s', () => navigate('/a/products', { state: BACK })],
])('%s way back takes the focus to the link that was followed', (_, goBack) => {
  const { main } = arrive();
  act(() => void navigate('/a/orders?page=2'));
  paint();
  expect(document.activeElement).toBe(main);
  act(() => void goBack());
  paint();
  expect(document.activeElement?.id).toBe('figure');
});
