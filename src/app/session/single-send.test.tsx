// @vitest-environment happy-dom
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../tests/support/render.tsx';
import { InvitePage } from './InvitePage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const api = vi.hoisted(() => ({ send: vi.fn() }));

interface Given {
  mutation?: object;
}
/** A generated hook. */
function useSent({ mutation }: Given): UseMutationResult {
  return useMutation({
    ...mutation,
    mutationFn: (_data: unknown) => api.send() as Promise<unknown>,
  });
}
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../query/useErrorText.ts', () => ({
  useErrorText: (error: { outcome?: string } | null) => ({ text: error?.outcome ?? '' }),
}));
vi.mock('./AuthPage.tsx', () => ({
  AuthPage: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('#generated/admin/invites/invites.ts', () => ({ useAcceptInvite: useSent }));
vi.mock('#generated/admin/users/users.ts', () => ({
  useRequestPasswordToken: useSent,
  useResetPassword: useSent,
}));

beforeEach(() => {
  api.send.mockReset();
});

const fill = (field: HTMLInputElement): void => {
  const values: Record<string, string> = { email: 'ada@example.com', password: 'quartermaster' };
  const text = values[field.type] ?? 'Ada';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const button = (): HTMLButtonElement | null => document.querySelector('[type=submit]');
/** As a browser does it, which heeds a disabled button. */
const press = (): Promise<void> =>
  act(async () => {
    if (button()?.disabled === false) button()?.click();
  });
const becomes = (isPressable: boolean): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(button()?.disabled).toBe(!isPressable);
  });

const TOKEN = `?token=e30.${btoa('{"email":"ada@example.com"}')}.c2ln`;

test.each([
  ['acceptInvite', InvitePage, TOKEN],
  ['resetPassword', ResetPasswordPage, TOKEN],
  ['requestPasswordToken', ResetPasswordPage, ''],
])(
  '%s: a second press while it is on its way sends nothing, and a lost answer only leads to a press',
  async (_operation, Screen, search) => {
    let lose = (): void => undefined;
    api.send.mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          lose = () => reject(new ApiError('', { kind: 'network', outcome: 'unknown' }));
        }),
    );
    render(
      <MemoryRouter initialEntries={[`/${search}`]}>
        <Screen />
      </MemoryRouter>,
    );
    act(() => document.querySelectorAll('input').forEach(fill));
    await press();
    await becomes(false);
    await press();
    expect(api.send).toHaveBeenCalledOnce();
    await act(async () => lose());
    await becomes(true);
    expect(api.send).toHaveBeenCalledOnce();
    await press();
    expect(api.send).toHaveBeenCalledTimes(2);
  },
);

const Where = (): ReactNode => <p id="where">{useLocation().pathname}</p>;

test.each([
  ['acceptInvite', InvitePage, 'OK'],
  ['resetPassword', ResetPasswordPage, { user: { email: 'ada@example.com' } }],
])('%s: an empty answer or `{}` is unknown, the proper one leads on', async (_, Screen, proper) => {
  render(
    <MemoryRouter initialEntries={[`/${TOKEN}`]}>
      <Screen />
      <Where />
    </MemoryRouter>,
  );
  const where = (): string | null | undefined => document.querySelector('#where')?.textContent;
  act(() => document.querySelectorAll('input').forEach(fill));
  for (const [place, answer] of [undefined, {}].entries()) {
    api.send.mockResolvedValueOnce(answer);
    await press();
    await becomes(true);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('unknown');
    expect([where(), api.send.mock.calls.length]).toEqual(['/', place + 1]);
  }
  api.send.mockResolvedValueOnce(proper);
  await press();
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(where()).toBe('/login');
  });
});
