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

test('a question or a form of two fields is a dialog', () => {
  show({ title: 'Edit', size: 'dialog', content: <input aria-label="Name" /> });
  expect(document.querySelector('.mantine-Modal-content input')).not.toBeNull();
  expect(document.querySelector('.mantine-Drawer-content')).toBeNull();
});

test.each<[Partial<FormEntry>, string]>([
  [{}, '30rem'],
  [{ size: 'wide' }, '40rem'],
])('any other form is a drawer: %j', (size, shown) => {
  show({ title: 'Edit', content: <input aria-label="Name" />, ...size });
  expect(document.querySelector('.mantine-Drawer-content input')).not.toBeNull();
  expect(width()).toContain(shown);
});

test('a dialog keeps its content while it closes', () => {
  const form: FormEntry = { title: 'Edit', size: 'dialog', content: <input aria-label="Name" /> };
  show(form);
  const input = document.querySelector('input');
  show(form, undefined);
  expect(document.querySelector('input') ?? input).toBe(input);
});
