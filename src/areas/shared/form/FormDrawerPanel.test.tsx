// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { FormDrawerPanel } from './FormDrawerPanel.tsx';
import type { FormEntry } from './FormDrawerPanel.tsx';
import type { OpenForm } from './useOpenForm.ts';

const opened = (name: 'edit' | undefined): OpenForm<'edit'> => ({
  name,
  subject: undefined,
  open: vi.fn(),
  close: vi.fn(),
  linkTo: () => '',
});
const show = (entry: FormEntry, name: 'edit' | undefined = 'edit'): void =>
  void render(<FormDrawerPanel form={opened(name)} forms={{ edit: entry }} />);
const width = (): string | undefined =>
  document
    .querySelector<HTMLElement>('.mantine-Drawer-root')
    ?.style.getPropertyValue('--drawer-size');

test('a question or a form of two fields is a dialog, another one a drawer of two widths', () => {
  const form = { title: 'Edit', content: <input aria-label="Name" /> };
  show({ ...form, size: 'dialog' });
  expect(document.querySelector('.mantine-Modal-content input')).not.toBeNull();
  expect(document.querySelector('.mantine-Drawer-content')).toBeNull();
  show(form);
  expect(document.querySelector('.mantine-Drawer-content input')).not.toBeNull();
  expect(width()).toBe('calc(30rem * var(--mantine-scale))');
  show({ ...form, size: 'wide' });
  expect(width()).toBe('calc(40rem * var(--mantine-scale))');
});

test('a dialog keeps its content while it closes', () => {
  const form: FormEntry = { title: 'Edit', size: 'dialog', content: <input aria-label="Name" /> };
  show(form);
  const input = document.querySelector('input');
  show(form, undefined);
  expect(document.querySelector('input') ?? input).toBe(input);
});
