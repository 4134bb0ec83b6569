import { intercept, release } from '../support/intercept.ts';
import { expect, expectNoViolations, freshTest, watchErrors } from '../support/test.ts';
import { AGES, captureUsage, openChoice, question, USER_AGENT } from '../support/usage-data.ts';
import { createUser, withSessionOf } from '../support/users.ts';

freshTest.use({ userAgent: USER_AGENT });

freshTest(
  'asks a user who has not chosen yet, and keeps the choice',
  { tag: '@all' },
  async ({ page, api }) => {
    const user = await createUser(api);
    await withSessionOf(page, user);
    await captureUsage(page);
    // The browser logs the 404 of a missing choice.
    const expectNoErrors = watchErrors(page, [/status of 404/]);
    const choices: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/admin/analytics-configs')) {
        choices.push(request.postDataJSON());
      }
    });
    const isMissing = page.waitForResponse('**/admin/analytics-configs');
    await page.goto('/a/products');
    await isMissing;
    await expect(question(page)).toBeVisible();
    await expectNoViolations(page, { within: '[role=dialog]' });
    await expect(question(page).getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/posthog\.com\//,
    );
    const email = question(page).getByLabel('Email', { exact: true });
    const anonymize = question(page).getByRole('switch', { name: 'Anonymize my usage data' });
    const optOut = question(page).getByRole('switch', { name: 'Opt out of sharing my usage data' });
    const submit = question(page).getByRole('button', { name: 'Continue' });
    await expect(email).toHaveAttribute('placeholder', user.email);
    await expect(anonymize).not.toBeChecked();
    await expect(optOut).not.toBeChecked();
    // Enter must not share anything.
    await expect(question(page).getByRole('button', { name: 'Don’t share' })).toBeFocused();

    await email.fill('nobody');
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    await anonymize.click();
    await expect(email).toBeDisabled();
    await optOut.click();
    await expect(anonymize).not.toBeChecked();
    await expect(anonymize).toBeDisabled();
    await expect(email).toBeDisabled();
    await optOut.click();
    await expect(anonymize).toBeEnabled();
    await expect(email).toBeEnabled();
    await anonymize.click();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();

    await submit.click();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await expect(page.getByText('Your preferences were successfully updated')).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(choices).toEqual([{ anonymize: true, opt_out: false }]);
    await page.reload();
    const chosen = await openChoice(page);
    await expect(chosen.getByRole('switch', { name: 'Anonymize my usage data' })).toBeChecked();
    await page.clock.fastForward(AGES);
    await expect(question(page)).toBeHidden();
    expectNoErrors();
  },
);

freshTest(
  'without a project that takes the data nobody is asked',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    await page.clock.install();
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('/admin/analytics-configs');
    });
    await page.goto('/a/products');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Usage data' })).toHaveCount(0);
    await page.clock.fastForward(AGES);
    await expect(question(page)).toBeHidden();
    expect(isAsked).toBe(false);
  },
);

freshTest(
  'waits its second, lies over the invite page, and leaves sign-in and reset alone',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSessionOf(page, await createUser(api));
    await captureUsage(page);
    let answer: (() => Promise<void>) | undefined;
    await intercept(page, '**/admin/analytics-configs', (route) => {
      answer = () => route.continue();
    });
    // Stop the clock.
    await page.clock.pauseAt(Date.now() + AGES);
    await page.goto('/invite?token=a.b.c');
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(answer).toBeDefined();
    }).toPass();
    const answered = page.waitForResponse('**/admin/analytics-configs');
    await answer?.();
    await answered;
    await page.clock.runFor(900);
    await expect(question(page)).toBeHidden();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(question(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await release(page, '**/admin/analytics-configs');
    await page.clock.resume();
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.clock.fastForward(AGES);
    await expect(question(page)).toBeHidden();
  },
);

for (const [name, body, text] of [
  ['its first message', { message: [{ message: 'Not on a Sunday' }] }, 'Not on a Sunday'],
  ['its message', { message: 'Not on a Monday' }, 'Not on a Monday'],
  ['nothing to say', {}, 'Something went wrong, Please try again.'],
] as const) {
  freshTest(
    `a failed save is told with ${name}, and the screen stays`,
    { tag: '@all' },
    async ({ page, api }) => {
      await withSessionOf(page, await createUser(api));
      await captureUsage(page);
      await intercept(page, '**/admin/analytics-configs', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: body })
          : route.fallback(),
      );
      await page.goto('/a/products');
      await question(page).getByRole('button', { name: 'Continue' }).click();
      const toast = page.getByRole('alert').filter({ hasText: text });
      await expect(toast).toContainText('Error');
      await expect(question(page)).toBeVisible();
    },
  );
}
