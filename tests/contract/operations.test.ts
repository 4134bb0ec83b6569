import { expect, test } from 'vitest';
import { coreOperations } from './documents.ts';

test('only the four open admin calls go without any key', () => {
  const open = coreOperations.filter(
    ({ api, operation }) => api === 'admin' && operation.security?.length === 0,
  );
  expect(open.map(({ path, method }) => `${method} ${path}`).sort()).toEqual([
    'post /admin/auth',
    'post /admin/invites/accept',
    'post /admin/users/password-token',
    'post /admin/users/reset-password',
  ]);
});
