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
vi.mock('./useCommands.tsx', () => ({ useCommands: () => [] }));

test('neither what is pasted nor what was typed ahead is longer than a search', () => {
  render(<PaletteContent areas={[]} userId="usr_1" onClose={() => undefined} />);
  const field = document.querySelector('input');
  expect(field?.getAttribute('maxlength')).toBe(String(LONGEST_SEARCH));
  act(() => void field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(field?.value).toBe('x'.repeat(LONGEST_SEARCH));
});
