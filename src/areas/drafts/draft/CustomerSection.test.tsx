// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import type { Draft } from './query.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { field = '' } = {}) => `${key} ${field}`.trim() }),
}));

test.each([
  ['a guest', false, 1],
  ['an account', true, 0],
])('the email of %s in place', (_who, hasAccount, pencils) => {
  const customer = { id: 'cus_1', first_name: 'Ada', last_name: null, has_account: hasAccount };
  const draft = {
    status: 'open',
    no_notification_order: false,
    cart: { email: 'ada@example.com', region: null, customer },
  } as unknown as Draft;
  render(
    <MemoryRouter>
      <CustomerSection draft={draft} form={{ open: () => undefined }} />
    </MemoryRouter>,
  );
  const title = 'actions.editField fields.email';
  expect(document.querySelectorAll(`[title="${title}"]`)).toHaveLength(pencils);
});
