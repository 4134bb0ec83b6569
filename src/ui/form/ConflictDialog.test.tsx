// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

vi.mock('../overlay/Dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { shown = '', total = '' } = {}) => `${key} ${shown} ${total}`.trim(),
  }),
}));

const show = (count: number): void => {
  const conflicts = Array.from({ length: count }, (_, at) => ({
    id: `row ${at}`,
    label: 'Lamp, red · EUR',
    mine: '1',
    theirs: '2',
  }));
  render(
    <ConflictDialog conflicts={conflicts} onKeep={vi.fn()} onUse={vi.fn()} onClose={vi.fn()} />,
  );
};
const rows = (): number => document.querySelectorAll('tbody tr').length;

test('of a thousand conflicts fifty are shown, also if their names are the same', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(1000);
  expect(rows()).toBe(50);
  expect(document.body.textContent).toContain('picker.shown 50 1000');
  expect(warn.mock.calls.flat().join(' ')).not.toContain('same key');
  warn.mockRestore();
});

test('a few are shown without a word on their number', () => {
  show(50);
  expect(rows()).toBe(50);
  expect(document.body.textContent).not.toContain('picker.shown');
});
