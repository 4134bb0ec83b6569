// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LONGEST_SEARCH } from '#ui/search/longest.ts';
import { render } from '../../../tests/support/render.tsx';
import { PaletteContent } from './PaletteContent.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('./recents.ts', () => ({ readRecents: () => [] }));
vi.mock('./typed-ahead.ts', () => ({ takeTypedAhead: () => 'x'.repeat(10_000) }));
vi.mock('./useCommands.tsx', () => ({
  useCommands: () => [
    { id: 'approve', label: 'Orders to approve', keywords: 'b2b, company', icon: null },
  ],
}));

test('neither what is pasted nor what was typed ahead is longer than a search', () => {
  render(<PaletteContent areas={[]} userId="usr_1" onClose={() => undefined} />);
  const field = document.querySelector('input');
  expect(field?.getAttribute('maxlength')).toBe(String(LONGEST_SEARCH));
  act(() => void field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(field?.value).toBe('x'.repeat(LONGEST_SEARCH));
});

test('a command is found by its keywords, too', () => {
  render(<PaletteContent areas={[]} userId="usr_1" onClose={() => undefined} />);
  const type = (value: string): void =>
    act(() => {
      const field = document.querySelector('input') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const options = (): number => document.querySelectorAll('[role=option]').length;
  type('company approve');
  expect(options()).toBe(1);
  type('refund');
  expect(options()).toBe(0);
});
