// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { StatusSwitch } from './StatusSwitch.tsx';

const button = (): HTMLElement | null => document.querySelector('button');
const choice = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find((item) =>
    item.textContent?.startsWith(name),
  );

test('a status is changed in the menu of its badge, and only to another one', async () => {
  const onSwitch = vi.fn();
  render(
    <StatusSwitch
      text="Scheduled"
      isOn
      on={{ badge: 'Scheduled', hint: 'From Monday' }}
      off={{ badge: 'Disabled', hint: 'For nobody' }}
      isSaving={false}
      onSwitch={onSwitch}
    />,
  );
  expect(button()?.getAttribute('aria-label')).toMatch(/: Scheduled$/u);
  act(() => button()?.click());
  await vi.waitFor(() => expect(choice('Disabled')).toBeDefined());
  expect(choice('Scheduled')?.getAttribute('aria-checked')).toBe('true');
  act(() => choice('Scheduled')?.click());
  expect(onSwitch).not.toHaveBeenCalled();
  act(() => button()?.click());
  await vi.waitFor(() => expect(choice('Disabled')).toBeDefined());
  act(() => choice('Disabled')?.click());
  expect(onSwitch).toHaveBeenCalledOnce();
});
