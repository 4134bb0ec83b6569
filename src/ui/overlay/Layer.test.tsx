// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { Layer } from './Layer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = (name: string): void => act(() => button(name)?.click());
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);

function Options(): ReactNode {
  const [depth, setDepth] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const back = (): void => setDepth(depth - 1);
  if (depth === 0) return <button onClick={() => setDepth(1)}>Values</button>;
  return (
    <Layer title="Values of Size" onBack={isRunning ? undefined : back}>
      <input data-autofocus />
      <button onClick={() => setRunning(true)}>Save</button>
    </Layer>
  );
}

const drawer = (opened: boolean): ReactNode => (
  <SideDrawer opened={opened} onClose={() => undefined} title="Options">
    {opened ? <Options /> : null}
  </SideDrawer>
);

test('a further screen of a drawer has its own title, the focus, and a way back', () => {
  render(drawer(true));
  expect(titles()).toEqual(['Options']);
  press('Values');
  expect(titles()).toEqual(['Options', 'Values of Size']);
  expect(document.activeElement?.tagName).toBe('INPUT');
  press('actions.back');
  expect(titles()).toEqual(['Options']);
});

test('it can’t be left while it is saved; closing starts over', () => {
  render(drawer(true));
  press('Values');
  press('Save');
  expect(button('actions.back')?.disabled).toBe(true);
  render(drawer(false));
  render(drawer(true));
  expect(titles()).toEqual(['Options']);
});
