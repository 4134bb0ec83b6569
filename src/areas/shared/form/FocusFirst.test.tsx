// @vitest-environment happy-dom
import { useFocusTrap } from '@mantine/hooks';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FocusFirst } from './FocusFirst.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function Drawer({ children }: { children: ReactNode }): ReactNode {
  return (
    <div ref={useFocusTrap()}>
      <button>Close</button>
      <FocusFirst>{children}</FocusFirst>
    </div>
  );
}

function open(): (form: ReactNode) => void {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  return (form) => act(() => root.render(<Drawer>{form}</Drawer>));
}

const focused = (): string | undefined => document.activeElement?.id;

test('a form that is there at once keeps the focus from the drawer’s close button', () => {
  open()(<input id="first" />);
  vi.runAllTimers();
  expect(focused()).toBe('first');
});

test('a form that comes later takes it', async () => {
  const show = open();
  show(<p>On its way</p>);
  vi.runAllTimers();
  show(<input id="first" />);
  await Promise.resolve();
  expect(focused()).toBe('first');
});
