import { readFile } from 'node:fs/promises';
import { startImport, productFile } from '../support/batch-jobs.ts';
import type { ApiJob } from '../support/batch-jobs.ts';
import { intercept } from '../support/intercept.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import { newAddress } from '../support/users.ts';

interface Sent {
  id: string;
  to: string;
  resends: { to: string }[];
}

test(
  'the server’s flags and modules, its address and both versions stand there',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const { store } = await api.get<{
      store: {
        feature_flags: { key: string; value: boolean }[];
        modules: { module: string; resolution: string | false }[];
      };
    }>('/admin/store');
    await goTo(page, '/a/settings/developer');
    const about = page.getByRole('region', { name: 'About' });
    await expect(about.getByText(version, { exact: true }).first()).toBeVisible();
    await expect(about.getByText(/^http/)).toBeVisible();
    const flags = page.getByRole('list', { name: 'Feature flags' }).getByRole('listitem');
    await expect(flags).toHaveText(
      store.feature_flags.map(({ key, value }) => `${key}${value ? 'On' : 'Off'}`),
    );
    await expect(page.getByRole('list', { name: 'Modules' }).getByRole('listitem')).toHaveText(
      store.modules.map(({ module, resolution }) => `${module}${resolution || ''}`),
    );
    await expectNoViolations(page);
    expectNoErrors();
  },
);

test(
  'a notification is found by its address and sent again to another one',
  { tag: '@all' },
  async ({ page, api }) => {
    const [email, other] = [newAddress(), newAddress()];
    await api.post('/admin/invites', { user: email, role: 'member' }).catch(() => undefined);
    const sent = async (): Promise<Sent[]> =>
      (
        await api.get<{ notifications: Sent[] }>(
          `/admin/notifications?to=${encodeURIComponent(email)}`,
        )
      ).notifications;
    await expect.poll(sent).toHaveLength(1);
    await goTo(page, '/a/settings/developer');
    const section = page.getByRole('region', { name: 'Notifications' });
    await section.getByRole('searchbox').fill(email.slice(0, 8));
    await expect(section.getByText('No notifications to this address')).toBeVisible();
    await section.getByRole('searchbox').fill(email);
    await expect(section.getByText('invite.created')).toBeVisible();
    await section.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: /Resend/ }).click();
    const form = page.getByRole('dialog', { name: 'Resend notification' });
    const to = form.getByRole('textbox', { name: 'Email' });
    await expect(to).toHaveValue(email);
    await to.fill('nobody');
    await form.getByRole('button', { name: 'Resend' }).click();
    await expect(form.getByText('Enter a valid email address.')).toBeVisible();
    await to.fill(other);
    await form.getByRole('button', { name: 'Resend' }).click();
    await expect(form).toHaveCount(0);
    await expect(section.getByText(`Resent to ${other}`)).toBeVisible();
    expect((await sent())[0]?.resends.map((again) => again.to)).toEqual([other]);
  },
);

test('notifications come page by page', { tag: '@all' }, async ({ page, api }) => {
  const { notifications, count } = await api.get<{ notifications: Sent[]; count: number }>(
    '/admin/notifications?limit=1&offset=10',
  );
  expect(count).toBeGreaterThan(10);
  await goTo(page, '/a/settings/developer');
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section.getByText(/^1–10 of/)).toBeVisible();
  await section.getByRole('button', { name: 'Next page' }).click();
  await expect(section.getByText(/^11–20 of/)).toBeVisible();
  await expect(section.getByText(notifications[0]?.to ?? '').first()).toBeVisible();
});

test('a job is followed and canceled', { tag: '@all' }, async ({ page, api }) => {
  const job = await startImport(
    page,
    api,
    'developer.csv',
    productFile('Developer’s oar', `developers-oar-${Date.now()}`),
  );
  await goTo(page, '/a/settings/developer');
  const section = page.getByRole('region', { name: 'Background jobs' });
  await expect(section.getByText(/Only your own imports and exports/)).toBeVisible();
  const row = section.getByRole('listitem').filter({ hasText: 'developer.csv' });
  await row.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Canceled')).toBeVisible();
  const { batch_job: after } = await api.get<{ batch_job: ApiJob }>(`/admin/batch-jobs/${job.id}`);
  expect(after.canceled_at).not.toBeNull();
});

test(
  'a job and a notification that came damaged leave the others alone',
  { tag: '@all' },
  async ({ page }) => {
    await intercept(page, '**/admin/batch-jobs?*', (route) =>
      route.fulfill({
        json: { batch_jobs: [null, { id: 'batch_1' }], count: 2, offset: 0, limit: 10 },
      }),
    );
    await intercept(page, '**/admin/notifications?*', (route) =>
      route.fulfill({
        json: {
          notifications: [null, { id: 'noti_1' }, { id: 'noti_2', to: 'ada@example.com' }],
          count: 3,
          offset: 0,
          limit: 10,
        },
      }),
    );
    await goTo(page, '/a/settings/developer');
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect(page.getByText('This job can’t be shown.').first()).toBeVisible();
  },
);
