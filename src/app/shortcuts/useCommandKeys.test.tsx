// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { registered } from './registry.ts';
import { useCommandKeys } from './useCommandKeys.ts';
import type { Command } from './useCommandKeys.ts';

function Buttons({ commands }: { commands: readonly (Command | undefined)[] }): ReactNode {
  useCommandKeys(commands);
  return null;
}
const listed = (): string[] =>
  registered
    .get()
    .flat()
    .map(({ keys, label }) => `${keys} ${label}`);

test('what can be done now is listed with its key, and does what it does now', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const skip = { keys: 's', label: 'Skip', run: undefined };
  render(<Buttons commands={[{ keys: 'a', label: 'Capture', run: first }, skip, undefined]} />);
  expect(listed()).toEqual(['a Capture']);
  render(<Buttons commands={[{ keys: 'a', label: 'Capture', run: second }]} />);
  registered.get().flat()[0]?.run();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  render(null);
  expect(listed()).toEqual([]);
});
