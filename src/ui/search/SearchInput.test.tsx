// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { LONGEST_SEARCH } from './longest.ts';
import { SearchInput } from './SearchInput.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('a search takes no text that an address has no room for', () => {
  render(<SearchInput label="Search" value="" onChange={() => undefined} />);
  const field = document.querySelector('input');
  expect(field?.getAttribute('maxlength')).toBe(String(LONGEST_SEARCH));
});
