import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { createProduct } from '../support/products.ts';
import { USER, expect, freshTest, watchErrors } from '../support/test.ts';
import { fillSignIn } from '../support/users.ts';
import { startPage, startStore } from './store.ts';
import type { Store } from './store.ts';
import { serveWith } from './web-server.ts';
import type { WebServer } from './web-server.ts';

// Sequential, on a shared build.
freshTest.describe.configure({ mode: 'default' });

freshTest.beforeAll(() => {
  execFileSync(
    process.execPath,
    [inRoot('scripts', 'build.ts'), '--base', '/back-office/', '--out', 'dist-sub'],
    { cwd: inRoot() },
  );
});

interface Served {
  /** The app's, with its sub-path. */
  url: string;
  origin: string;
  store: Store;
  log: () => string;
}

/** Serves build and store in production mode with a documented configuration. */
async function withServer(
  server: WebServer,
  use: (served: Served) => Promise<void>,
): Promise<void> {
  const sandbox = process.env.SANDBOX_URL ?? '';
  const store = await startStore(sandbox);
  const running = await serveWith(server, {
    store: store.url,
    pictures: new URL(sandbox).origin,
  });
  try {
    await use({ ...running, origin: new URL(running.url).origin, store });
  } finally {
    await running.stop();
    store.stop();
  }
}

/** Collects CSP violations from the start. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

for (const server of ['nginx', 'caddy', 'container'] as const) {
  freshTest(
    `the build works under a sub-path with the security policy on: ${server}`,
    async ({ page }) => {
      await withServer(server, async ({ url }) => {
        // The session check answers 401 before sign-in.
        const noErrors = watchErrors(page, [/401/]);
        const violations = await noteViolations(page);
        const answer = await page.goto(`${url}a/products?order=title`);
        expect(answer?.headers()).toMatchObject({
          'content-security-policy': expect.stringContaining(
            "script-src 'self' 'wasm-unsafe-eval';",
          ),
          'strict-transport-security': 'max-age=31536000',
          'referrer-policy': 'strict-origin',
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=(self)'),
          'cache-control': 'no-cache',
        });

        // Servers don't compress small files.
        await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
        const largest = await page.evaluate(() => {
          const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return loaded
            .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
            .toSorted((one, other) => other.decodedBodySize - one.decodedBodySize)[0]?.name;
        });
        const asset = (await page.request.get(largest ?? '')).headers();
        expect(asset['content-encoding']).toMatch(/br|gzip/);
        expect(asset['cache-control']).toContain('immutable');
        expect(asset['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");

        await fillSignIn(page, USER);
        await expect(page).toHaveURL(`${url}a/products?order=title`);
        await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click();
        await page.getByRole('button', { name: 'Edit general information' }).click();
        await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
        // The import parses its file in a worker.
        await page.goto(`${url}a/products/import`);
        const worker = page.waitForEvent('worker');
        await page.getByLabel('Choose a CSV file').setInputFiles({
          name: 'products.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('Product Handle,Product Title'),
        });
        expect((await worker).url()).toContain(`${url}assets/worker`);
        expect(violations).toEqual([]);
        noErrors();
      });
    },
  );
}

for (const server of ['nginx', 'caddy'] as const) {
  freshTest(`what others bring does no harm: ${server}`, async ({ page, context, api }) => {
    const { id, title } = await createProduct(api);
    await withServer(server, async ({ url, origin, store }) => {
      await page.goto(`${url}login`);
      await fillSignIn(page, USER);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

      await freshTest.step('an upload is no script of the app', async () => {
        const before = store.seen.length;
        for (const name of ['evil.html', 'evil.svg']) {
          const upload = await context.newPage();
          await upload.goto(`${origin}/uploads/${name}`);
          await expect(upload.getByText('Hello')).toBeVisible();
          expect(await upload.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
          await upload.close();
        }
        const isRefused = await page.evaluate(
          (address) => import(address).then(String, () => 'refused'),
          `${origin}/uploads/evil.js`,
        );
        expect(isRefused).toBe('refused');
        expect(store.seen.slice(before)).not.toContain('GET /admin/customers');
      });

      await freshTest.step('a form on another site changes nothing', async () => {
        const [cookie] = await context.cookies(origin);
        expect(cookie).toMatchObject({ name: 'connect.sid', sameSite: 'Lax' });
        // As in a browser that ignores SameSite.
        await context.addCookies([{ ...cookie!, sameSite: 'None', secure: true }]);
        const other = await startPage(
          `<form method="post" action="${origin}/admin/products/${id}"><input name="title" value="Taken over"><button>Win</button></form>`,
        );
        const visit = await context.newPage();
        await visit.goto(other.url);
        const [answer] = await Promise.all([
          visit.waitForResponse(`${origin}/admin/products/${id}`),
          visit.getByRole('button', { name: 'Win' }).click(),
        ]);
        expect(answer.status()).toBe(403);
        expect(store.seen).not.toContain(`POST /admin/products/${id}`);
        await visit.close();
        other.stop();
        // The proxies take this for an upload, the store for an API call.
        const disguised = await page.request.post(`${origin}/admin/..%2fuploads/x`, {
          headers: { 'Sec-Fetch-Site': 'cross-site' },
        });
        expect(disguised.status()).toBe(403);
        const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
        expect((await page.request.post(`${url}a/products`, foreign)).status()).toBe(403);
        expect((await page.request.delete(`${url}assets/x.js`, foreign)).status()).toBe(403);
        const { product } = await api.get<{ product: { title: string } }>(`/admin/products/${id}`);
        expect(product.title).toBe(title);
      });

      await freshTest.step('a page of another site does not frame it', async () => {
        const other = await startPage(`<iframe src="${url}a/products"></iframe>`);
        const visit = await context.newPage();
        await visit.goto(other.url);
        await expect(visit.frameLocator('iframe').getByRole('navigation')).toHaveCount(0);
        expect(visit.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
        await visit.close();
        other.stop();
      });

      await freshTest.step('what is missing is not kept by a cache', async () => {
        const missing = await page.request.get(`${url}assets/missing-abc123.js`);
        expect(missing.status()).toBe(404);
        expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');
        expect(missing.headers()['x-content-type-options']).toBe('nosniff');
      });

      await freshTest.step(
        'the address without its slash leads to the app, and any other to nothing',
        async () => {
          const bare = await page.request.get(url.slice(0, -1), { maxRedirects: 0 });
          expect(bare.status()).toBe(302);
          expect(bare.headers()['location']).toBe('/back-office/');
          expect((await page.request.get(`${origin}/other`)).status()).toBe(404);
          expect((await page.request.get(`${url}.sources`)).status()).toBe(404);
        },
      );

      await freshTest.step('what the store says to staff stays in no cache', async () => {
        const list = await page.request.get(`${origin}/admin/products?limit=1`);
        expect(list.headers()).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        // The store restores the session when a call outlives it.
        await page.goto('about:blank');
        await expect(async () => {
          const left = await page.request.delete(`${origin}/admin/auth`);
          expect(left.headers()['clear-site-data']).toBe('"cache"');
          expect((await page.request.get(`${origin}/admin/auth`)).status()).toBe(401);
        }).toPass();
      });
    });
  });

  freshTest(
    `the secret of a link, and what is searched for, stay here: ${server}`,
    async ({ page }) => {
      const secret = `e30.${btoa('{"email":"ada@example.com"}')}.c2VjcmV0`;
      await withServer(server, async ({ url, log }) => {
        for (const path of [
          `invite?token=${secret}`,
          `reset-password?token=${secret}&email=ada%40example.com`,
          `Invite/?token=${secret}`,
        ]) {
          const told: string[] = [];
          page.on('request', (request) => {
            // Only the navigation itself carries it.
            if (request.url() !== `${url}${path}`) told.push(request.url());
            void request.allHeaders().then(({ referer }) => told.push(referer ?? ''));
          });
          await page.goto(`${url}${path}`);
          await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
          expect(new URL(page.url()).search).toBe('');
          await page.reload();
          await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
          expect(told.length).toBeGreaterThan(20);
          expect(told.filter((text) => text.includes(secret) || text.includes('ada%40'))).toEqual(
            [],
          );
          page.removeAllListeners('request');
        }
        const asked: Promise<string>[] = [];
        page.on('request', (request) => {
          asked.push(request.allHeaders().then(({ referer }) => referer ?? ''));
        });
        await page.goto(`${url}login?next=%2Fa%2Forders`);
        await fillSignIn(page, USER);
        await page.getByRole('searchbox').fill('looked-for');
        await page.waitForResponse(/q=looked-for/);
        // Prefetching continues.
        page.removeAllListeners('request');
        const referers = await Promise.all(asked);
        expect(referers.filter((referer) => /looked-for|login/.test(referer))).toEqual([]);
        expect(log()).toContain('/back-office/invite');
        expect(log()).not.toMatch(/c2VjcmV0|ada%40|looked-for/);
      });
    },
  );
}
