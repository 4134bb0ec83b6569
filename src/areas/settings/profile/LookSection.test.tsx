// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { readTimeZone } from '#app/preferences/time-zone.ts';
import { render } from '../../../../tests/support/render.tsx';
import { LookSection } from './LookSection.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#app/i18n/LanguageMenu.tsx', () => ({ LanguageMenu: () => null }));

test('a chosen time zone is kept and applies to everything at once', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  render(<LookSection />);
  act(() => document.querySelector<HTMLInputElement>('input[value="utc"]')?.click());
  expect(readTimeZone()).toBe('utc');
  expect(reload).toHaveBeenCalledOnce();
});
