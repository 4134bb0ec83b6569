// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { UserMenu } from './UserMenu.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: Record<string, string> = {}) =>
      [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('../analytics/UsageDataItem.tsx', () => ({ UsageDataItem: () => null }));
vi.mock('../i18n/LanguageMenu.tsx', () => ({ LanguageMenu: () => null }));
vi.mock('../session/useSignOut.ts', () => ({
  useSignOut: () => ({ signOut: () => undefined, isPending: false }),
}));

test('the account menu ends with the versions of the app and of its contract', async () => {
  render(
    <MemoryRouter>
      <UserMenu user={{ email: 'ada@example.com' }} openAtFirst="user" />
    </MemoryRouter>,
  );
  await vi.waitFor(() => {
    const menu = document.querySelector('[role=menu]');
    expect(menu?.textContent).toMatch(
      new RegExp(`user\\.version ${__APP_VERSION__} ${__CONTRACT_VERSION__}$`, 'u'),
    );
  });
});
