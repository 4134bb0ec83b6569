import type { Locator, Page } from '@playwright/test';
import {
  completedJob,
  madeUpJob,
  productFile,
  startImport,
  withJobs,
} from '../support/batch-jobs.ts';
import type { JobList } from '../support/batch-jobs.ts';
import { intercept } from '../support/intercept.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  watchErrors,
  withSession,
} from '../support/test.ts';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Activity/ });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Activity' });
const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Waits for the first job poll too. */
async function openList(page: Page): Promise<void> {
  await withSession(page);
  const look = page.waitForResponse(/\/admin\/batch-jobs\?/);
  await page.goto('/a/products');
  await look;
}

/** Waits for a look that began later, and for the one after it: by then, the first one's answer is shown. */
async function nextLookShown(list: JobList): Promise<void> {
  const looks = list.looks.length;
  await expect.poll(() => list.looks.length).toBeGreaterThan(looks + 1);
}

const seconds = async (page: Page, value: number): Promise<void> => page.clock.runFor(value * 1000);

freshTest(
  'looks after 2, 5, 10, 15, 30 and 60 seconds, at once by hand and then after 2 again',
  { tag: '@all' },
  async ({ page }) => {
    freshTest.slow();
    const now = new Date();
    await page.clock.install({ time: now });
    // The clock runs until paused.
    await page.clock.pauseAt(new Date(now.getTime() + 60_000));
    const list = await withJobs(page);
    await withSession(page);
    const answered = page.waitForResponse((response) =>
      response.url().includes('/admin/batch-jobs'),
    );
    await page.goto('/a/products');
    await expect(async () => {
      await seconds(page, 0.2);
      expect(list.looks).toHaveLength(1);
    }).toPass();

    const [first] = list.looks;
    expect(first?.searchParams.get('limit')).toBe('100');
    const from = new Date(first?.searchParams.get('created_at[gte]') ?? '');
    const days = (now.getTime() - from.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(27);
    expect(days).toBeLessThan(32.1);

    /** Expects the next poll after exactly `wait` seconds. */
    const expectNext = async (wait: number): Promise<void> => {
      const before = list.looks.length;
      await page.waitForTimeout(300);
      await seconds(page, wait - 0.5);
      await page.waitForTimeout(100);
      expect(list.looks, `before ${wait} s`).toHaveLength(before);
      await seconds(page, 0.6);
      await expect.poll(() => list.looks.length, `after ${wait} s`).toBe(before + 1);
    };
    // The wait starts once the first answer is processed.
    await answered;
    await page.waitForTimeout(300);
    await seconds(page, 2);
    await expect.poll(() => list.looks.length).toBe(2);
    for (const wait of [5, 10, 15, 30, 60, 60]) await expectNext(wait);

    await bell(page).click();
    const refresh = drawer(page).getByRole('button', { name: 'Refresh' });
    // The drawer's lazy code loads in real time, but its transition runs on the page's clock.
    await expect(async () => {
      await seconds(page, 0.4);
      await expect(refresh).toBeVisible({ timeout: 200 });
    }).toPass();
    await seconds(page, 1);
    const before = list.looks.length;
    await refresh.click();
    await expect.poll(() => list.looks.length).toBe(before + 1);
    await expectNext(2);
    await expectNext(5);
  },
);

freshTest(
  'a page that nobody sees does not look; coming back looks at once',
  { tag: '@all' },
  async ({ page }) => {
    const list = await withJobs(page);
    await openList(page);
    const see = async (state: 'hidden' | 'visible'): Promise<void> =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await see('hidden');
    await page.waitForTimeout(300);
    const before = list.looks.length;
    await page.waitForTimeout(3500);
    expect(list.looks).toHaveLength(before);
    await see('visible');
    await expect.poll(() => list.looks.length, { timeout: 1500 }).toBeGreaterThan(before);
  },
);

freshTest(
  'what was complete before a first visit is not announced, what completes then is, once',
  { tag: '@all' },
  async ({ page }) => {
    const list = await withJobs(page, [completedJob('batch_old')]);
    await openList(page);
    // A look waits until the one before is shown.
    await expect.poll(() => list.looks.length).toBeGreaterThan(1);
    await expect(toast(page, 'is ready')).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Activity');

    list.jobs = [
      completedJob('batch_new', { result: { file_key: 'exports/1.csv', file_size: 2176 } }),
      ...list.jobs,
    ];
    await expect(toast(page, 'Product export ready')).toHaveCount(1);
    await expect(toast(page, 'Find the file in Activity.')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Activity, 1 new');
    await expect(toast(page, 'is ready')).toHaveCount(0);

    // Neither polling nor a reload repeats the toast; the badge stays until seen.
    const looks = list.looks.length;
    await expect.poll(() => list.looks.length).toBeGreaterThan(looks);
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Activity, 1 new');
    await nextLookShown(list);
    await expect(toast(page, 'is ready')).toHaveCount(0);

    await bell(page).click();
    await expect(drawer(page).getByText('Product export')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName('Activity');
    await expect(bell(page)).toBeFocused();
    await page.reload();
    await nextLookShown(list);
    await expect(bell(page)).toHaveAccessibleName('Activity');
  },
);

freshTest(
  'an import waits, is confirmed, completes and refreshes the list of products',
  { tag: '@all' },
  async ({ page, api }) => {
    freshTest.slow();
    const noErrors = watchErrors(page);
    const word = `imported${Date.now().toString(36)}`;
    await withSession(page);
    await page.goto(`/a/products?q=${word}`);
    await expect(page.getByText('No products found')).toBeVisible();
    await startImport(page, api, `${word}.csv`, productFile(`Lamp ${word}`, word));

    await bell(page).click();
    const job = drawer(page)
      .getByRole('group', { name: 'Product import' })
      .filter({ hasText: `${word}.csv` });
    await expect(job.getByText('Needs confirmation')).toBeVisible();
    await expect(job.getByText('1 product will be created.')).toBeVisible();
    await expect(job.getByText('Created by you')).toBeVisible();
    await job.getByRole('button', { name: 'Start import' }).click();
    await expect(toast(page, 'Product import complete')).toBeVisible({ timeout: 30_000 });
    await expect(job.getByText('Completed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `Lamp ${word}` })).toBeVisible();
    noErrors();
  },
);

freshTest(
  'an import is cancelled, another one tells what is wrong with its file',
  { tag: '@all' },
  async ({ page, api }) => {
    freshTest.slow();
    const word = `cancelled${Date.now().toString(36)}`;
    await withSession(page);
    await page.goto('/a/products');
    await startImport(page, api, `${word}.csv`, productFile(`Lamp ${word}`, word));
    await startImport(page, api, `broken-${word}.csv`, 'Colour;Shape\nred;round\n');

    await bell(page).click();
    const imports = drawer(page).getByRole('group', { name: 'Product import' });
    const job = imports.filter({ hasText: new RegExp(`(?<!-)${word}.csv`) });
    await expect(job.getByText('Needs confirmation')).toBeVisible();
    await job.getByRole('button', { name: 'Cancel job' }).click();
    await expect(job.getByText('Canceled', { exact: true })).toBeVisible();
    await expect(job.getByRole('button')).toHaveCount(0);

    const broken = imports.filter({ hasText: `broken-${word}.csv` });
    await expect(broken.getByText('Failed', { exact: true })).toBeVisible();
    await expect(broken.getByRole('list', { name: '1 problem' })).toContainText('Colour');
    await expect(broken.getByRole('button')).toHaveCount(0);
  },
);

freshTest('the file of an export can be saved', { tag: '@all' }, async ({ page, api }) => {
  freshTest.slow();
  await withSession(page);
  await page.goto('/a/products');
  const { batch_job: made } = await api.post<{ batch_job: { id: string } }>('/admin/batch-jobs', {
    type: 'product-export',
    context: {},
    dry_run: false,
  });
  await expect(async () => {
    const { batch_job: job } = await api.get<{ batch_job: { status: string } }>(
      `/admin/batch-jobs/${made.id}`,
    );
    expect(job.status).toBe('completed');
  }).toPass({ timeout: 30_000 });
  await bell(page).click();
  // Hovering keeps a toast open, and it may be where the bell was clicked.
  await page.mouse.move(200, 500);
  await drawer(page).getByRole('button', { name: 'Refresh' }).click();
  const job = drawer(page)
    .getByRole('group', { name: 'Product export' })
    .filter({ has: page.getByText('Completed') })
    .first();
  const saved = page.waitForEvent('download');
  await job.getByRole('button', { name: /^Download file/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/product-export.*\.csv$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeAttached();
});

freshTest(
  'rows of errors, the state of a job that is under way, and of one that is stuck',
  { tag: '@all' },
  async ({ page }) => {
    const rows = Array.from(
      { length: 5 },
      (_, index) =>
        `No value found for target column "Variant Title" in line ${index + 2} of the file`,
    );
    const old = new Date(Date.now() - 20 * 60_000).toISOString();
    await withJobs(page, [
      madeUpJob('batch_1', { status: 'failed', failed_at: old, result: { errors: rows } }),
      madeUpJob('batch_2', {
        status: 'processing',
        type: 'price-list-import',
        result: { count: 8, advancement_count: 2 },
      }),
      madeUpJob('batch_3', { type: 'stock-level-import', created_at: old }),
    ]);
    await openList(page);
    await bell(page).click();
    const errors = drawer(page).getByRole('list', { name: '5 problems' });
    await expect(errors.getByRole('listitem')).toHaveCount(3);
    await expect(errors.getByText('Line 3', { exact: true })).toBeVisible();
    const own = errors.getByText(/^No value found for target column/).first();
    await expect(own).toBeHidden();
    await errors.getByText('Details').first().click();
    await expect(own).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Show 2 more' }).click();
    await expect(errors.getByRole('listitem')).toHaveCount(5);
    const running = drawer(page).getByRole('group', { name: 'Price list import' });
    await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect(running.getByText('2 of 8')).toBeVisible();
    const stuck = drawer(page).getByRole('group', { name: 'Stock level import' });
    await expect(stuck.getByText('No progress for a while.')).toBeVisible();
    await expectNoViolations(page);
  },
);

freshTest(
  'says that progress is out of date when looking fails, keeps what it had, and recovers',
  { tag: '@all' },
  async ({ page }) => {
    const list = await withJobs(page, [completedJob('batch_1')]);
    await openList(page);
    await bell(page).click();
    await expect(drawer(page).getByText('Product export')).toBeVisible();
    list.broken = true;
    await drawer(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(drawer(page).getByText('Progress may be out of date.')).toBeVisible();
    await expect(drawer(page).getByText('Product export')).toBeVisible();
    await expectNoViolations(page);
    const looks = list.looks.length;
    await drawer(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => list.looks.length, { timeout: 1500 }).toBeGreaterThan(looks);
    list.broken = false;
    await expect(drawer(page).getByText('Progress may be out of date.')).toBeHidden();
  },
);

freshTest(
  'says what belongs here when nothing has happened, and what failed when nothing could be read',
  { tag: '@all' },
  async ({ page }) => {
    freshTest.slow();
    const list = await withJobs(page);
    await openList(page);
    await bell(page).click();
    await expect(drawer(page).getByText('No activity yet')).toBeVisible();
    await expectNoViolations(page);
    list.broken = true;
    await page.reload();
    await bell(page).click();
    await expect(drawer(page).getByText('Couldn’t load activity')).toBeVisible();
    await expectNoViolations(page);
    await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    list.broken = false;
    await expect(drawer(page).getByText('No activity yet')).toBeVisible();
  },
);

freshTest(
  'an error that a toast showed stays in the activity until it is dismissed',
  { tag: '@all' },
  async ({ page }) => {
    await withJobs(page, [
      madeUpJob('batch_1', {
        status: 'pre_processed',
        pre_processed_at: '2020-01-01T00:00:00.000Z',
      }),
    ]);
    await intercept(page, '**/admin/batch-jobs/batch_1/confirm', async (route) =>
      route.fulfill({
        status: 400,
        json: { type: 'not_allowed', message: 'Cannot confirm processing for this batch job' },
      }),
    );
    await openList(page);
    await bell(page).click();
    await drawer(page).getByRole('button', { name: 'Confirm' }).click();
    const kept = drawer(page).getByRole('listitem').filter({ hasText: 'Something went wrong' });
    await expect(kept).toContainText('Cannot confirm processing for this batch job');
    await page.keyboard.press('Escape');
    await bell(page).click();
    await kept.getByRole('button', { name: 'Dismiss' }).click();
    await expect(kept).toHaveCount(0);
  },
);

freshTest('does not look while signed out', { tag: '@all' }, async ({ page }) => {
  const list = await withJobs(page);
  await page.goto('/login');
  await page.waitForTimeout(3000);
  expect(list.looks).toHaveLength(0);
});
