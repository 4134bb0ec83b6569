// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { InvitePage } from './InvitePage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const answer = vi.hoisted(() => ({
  now: { mutate: vi.fn(), isPending: false, isSuccess: false, error: null },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../query/useErrorText.ts', () => ({ useErrorText: () => ({ text: '' }) }));
vi.mock('./AuthPage.tsx', () => ({
  AuthPage: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('#generated/admin/invites/invites.ts', () => ({ useAcceptInvite: () => answer.now }));
vi.mock('#generated/admin/users/users.ts', () => ({
  useRequestPasswordToken: () => answer.now,
  useResetPassword: () => answer.now,
}));

const TOKEN = `e30.${btoa('{"email":"ada@example.com"}')}.c2ln`;

test.each([
  ['an invitation', InvitePage],
  ['a link for a new password', ResetPasswordPage],
])('%s that was accepted isn’t sent again until the sign-in is shown', (_link, Page) => {
  const isPressable = (isSuccess: boolean): boolean => {
    answer.now = { ...answer.now, isSuccess };
    render(
      <MemoryRouter initialEntries={[`/?token=${TOKEN}`]}>
        <Page />
      </MemoryRouter>,
    );
    return document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false;
  };
  expect(isPressable(false)).toBe(true);
  expect(isPressable(true)).toBe(false);
});
