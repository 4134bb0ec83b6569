import { execFileSync } from 'node:child_process';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { USER, expect, test, watchErrors } from '../support/test.ts';
import { serveWith } from './web-server.ts';

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  execFileSync(
    process.execPath,
    [inRoot('scripts', 'build.ts'), '--base', '/back-office/', '--out', 'dist-sub'],
    { cwd: inRoot() },
  );
});

for (const server of ['nginx', 'caddy'] as const) {
  test(`the build works under a sub-path with the security policy on: ${server}`, async ({
    page,
  }) => {
    const running = await serveWith(server, process.env.SANDBOX_URL ?? '');
    try {
      // Asking who is signed in answers 401 before anyone is.
      const noErrors = watchErrors(page, [/401/]);
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const note = (window as unknown as { noteViolation: (text: string) => void })
            .noteViolation;
          note(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      const answer = await page.goto(`${running.url}a/products?order=title`);
      const headers = answer?.headers() ?? {};
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cache-control']).toBe('no-cache');

      // The servers leave what is small as it is.
      await expect(page.getByLabel('Email address')).toBeVisible();
      const largest = await page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return loaded
          .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
          .toSorted((one, other) => other.decodedBodySize - one.decodedBodySize)[0]?.name;
      });
      const asset = (await page.request.get(largest ?? '')).headers();
      expect(asset['content-encoding']).toMatch(/br|gzip/);

      await page.getByLabel('Email address').fill(USER.email);
      await page.getByLabel('Password', { exact: true }).fill(USER.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(`${running.url}a/products?order=title`);
      await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Edit general information' }).click();
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
      expect(violations).toEqual([]);
      noErrors();
    } finally {
      await running.stop();
    }
  });
}
