// @vitest-environment happy-dom
import { IconPercentage } from '@tabler/icons-react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { FormPopover } from './FormPopover.tsx';

const onSubmit = vi.fn<() => boolean>();
beforeEach(() => {
  onSubmit.mockReset();
});

const draw = async (): Promise<void> => {
  render(
    <FormPopover
      label="Adjust"
      icon={IconPercentage}
      width={280}
      submitLabel="Apply"
      onSubmit={onSubmit}
    >
      <input data-autofocus />
    </FormPopover>,
  );
  act(() => document.querySelector('button')?.click());
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.querySelector('form')).not.toBeNull();
  });
};
const submit = (): void => act(() => document.querySelector('form')?.requestSubmit());

test('while it closes, another press submits nothing', async () => {
  onSubmit.mockReturnValue(true);
  await draw();
  submit();
  submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('it stays open until its values are right', async () => {
  onSubmit.mockReturnValue(false);
  await draw();
  submit();
  submit();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an Enter that is held since it opened the form submits nothing, and closes nothing', async () => {
  await draw();
  const enter = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  for (const name of ['button', 'form input']) {
    const target = document.querySelector(name);
    let isKept: boolean | undefined;
    act(() => void (isKept = target?.dispatchEvent(new KeyboardEvent('keydown', enter))));
    expect(isKept).toBe(false);
  }
});
