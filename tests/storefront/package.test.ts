/** A new project with the packed library, running the documented example. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/index.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { buildStorefront } from '../../scripts/build/storefront.ts';
import { packageTgz } from '../../scripts/lib/tar.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'storefront-'));
const project = join(work, 'shop');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ dataDir: join(work, 'sandbox'), port: 0, throwaway: true });
  const built = await buildStorefront();
  const archive = join(work, 'storefront.tgz');
  writeFileSync(archive, packageTgz(built, 0));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"private": true, "type": "module"}');
  await run('npm', ['install', '--no-audit', '--no-fund', archive], { cwd: project });
}, 300_000);

afterAll(async () => {
  await sandbox?.stop();
  rmSync(work, { recursive: true, force: true });
}, 60_000);

test('the documented example buys a product', { timeout: 60_000 }, async () => {
  const guide = readFileSync(join(root, 'docs/storefront.md'), 'utf8');
  const example = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';
  writeFileSync(join(project, 'buy.js'), example);
  const { stdout } = await run(process.execPath, ['buy.js'], {
    cwd: project,
    env: { ...process.env, STORE_URL: sandbox.url },
  });
  expect(stdout).toMatch(/^Order \d+: \D*[1-9][\d.,]*\n$/);
});

test('the entry for servers makes the same calls', { timeout: 60_000 }, async () => {
  const code = `
    import { createStorefrontClient } from 'quartermaster-storefront/node';
    const client = createStorefrontClient({ baseUrl: process.env.STORE_URL });
    const { regions } = await client.GET('/store/regions');
    const error = await client.GET('/store/products/{id}', { params: { path: { id: 'x' } } })
      .catch((error) => error);
    console.log(regions.length > 0, error.name, error.status);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project,
    env: { ...process.env, STORE_URL: sandbox.url },
  });
  expect(stdout).toBe('true ApiError 404\n');
});

const TSC = '@typescript/native/bin/tsc';

async function typeErrors(cwd: string, tsc: string, ...args: string[]): Promise<string> {
  const program = join(root, 'node_modules', tsc);
  try {
    return (await run(process.execPath, [program, ...args], { cwd })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `failed: ${stdout}${stderr}`;
  }
}

const AS_COMMONJS = '--no-experimental-require-module --input-type=commonjs -e'.split(' ');

test('CommonJS can require it, without requiring ES modules', { timeout: 60_000 }, async () => {
  const code = `
    const { createStorefrontClient, isApiError } = require('quartermaster-storefront/node');
    const client = createStorefrontClient({ baseUrl: process.env.STORE_URL });
    client.GET('/store/products/{id}', { params: { path: { id: 'x' } } })
      .catch((error) => console.log(isApiError(error), error.status));
  `;
  const { stdout } = await run(process.execPath, [...AS_COMMONJS, code], {
    cwd: project,
    env: { ...process.env, STORE_URL: sandbox.url },
  });
  expect(stdout).toBe('true 404\n');
  const plain = "console.log(typeof require('quartermaster-storefront').createStorefrontClient)";
  const required = await run(process.execPath, [...AS_COMMONJS, plain], { cwd: project });
  expect(required.stdout).toBe('function\n');
});

test.each(['commonjs --moduleResolution node10', 'node16'])(
  'types are found from CommonJS with module %s',
  { timeout: 60_000 },
  async (module) => {
    const names = ['', '/node', '/react'].map((entry) => `quartermaster-storefront${entry}`);
    const imports = names.map((name, index) => `import * as entry${index} from '${name}';`);
    const uses = names.map(
      (_name, index) => `entry${index}.createStorefrontClient({ baseUrl: 7 });`,
    );
    const lines = uses.flatMap((use) => ['// @ts-expect-error an address is text', use]);
    writeFileSync(join(project, 'old.cts'), [...imports, ...lines].join('\n'));
    const options = `--noEmit --strict --skipLibCheck --module ${module} --ignoreDeprecations 6.0 --target es2022 --lib es2022,dom`;
    const args = [...options.split(' '), 'old.cts'];
    expect(await typeErrors(project, 'typescript/bin/tsc6', ...args)).toBe('');
  },
);

test('its documents link to nothing that it lacks, and it has its license', () => {
  const folder = join(project, 'node_modules/quartermaster-storefront');
  for (const name of ['README.md', 'reliability.md']) {
    const text = readFileSync(join(folder, name), 'utf8');
    const links = Array.from(text.matchAll(/\]\(([^)#]+)/g), ([, link = '']) => link);
    for (const link of links.filter((link) => !link.startsWith('https:'))) {
      expect(readFileSync(join(folder, link), 'utf8')).not.toBe('');
    }
  }
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT');
});

test('the framework-free entry neither needs nor mentions React', () => {
  const installed = join(project, 'node_modules');
  expect(() => readFileSync(join(installed, 'react/package.json'))).toThrow('ENOENT');
  const entry = join(installed, 'quartermaster-storefront/index.js');
  expect(modulesBehind(entry).filter((text) => /react|node:/i.test(text))).toEqual([]);
});

test(
  'the installed types know the paths, their parameters and their answers',
  { timeout: 60_000 },
  async () => {
    writeFileSync(
      join(project, 'shop.ts'),
      `import { createStorefrontClient } from 'quartermaster-storefront';
import type { StoreProductDetail } from 'quartermaster-storefront';
const client = createStorefrontClient();
const { products } = await client.GET('/store/products', { params: { query: { q: 'hat' } } });
export const titles: (string | undefined)[] = products.map((product) => product.title);
export const first: StoreProductDetail | undefined = products[0];
await client.POST('/store/carts');
// @ts-expect-error there is no such path
await client.GET('/store/nothing');
// @ts-expect-error there is no such answer
export const { orders } = await client.GET('/store/products');
`,
    );
    const options = '--noEmit --strict --module nodenext --target es2023 --lib es2023,dom --types';
    expect(await typeErrors(project, TSC, ...options.split(' '), '', 'shop.ts')).toBe('');
  },
);

test('a shop bundles only the hooks that it uses', { timeout: 60_000 }, async () => {
  const entry = join(project, 'hook.js');
  writeFileSync(entry, "export { useListRegions } from 'quartermaster-storefront/react';");
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'hook' },
      rolldownOptions: { external: ['react', '@tanstack/react-query'] },
    },
  });
  const code = JSON.stringify(result);
  expect(code).toContain('/store/regions');
  expect(code).not.toContain('/store/returns');
});

describe('in a React shop', () => {
  const shop = join(work, 'react-shop');
  const guide = readFileSync(join(root, 'docs/storefront.md'), 'utf8');
  const snippets = Array.from(
    guide.matchAll(/```(js|tsx?)\n(.*?)```/gs),
    ([, kind = '', code = ''], index) => ({ kind, name: `snippet${index}`, code }),
  );
  const components = snippets.filter(({ kind }) => kind === 'tsx');
  const server = components.find(({ code }) => code.includes('react-dom/server'));

  beforeAll(() => {
    const modules = join(shop, 'node_modules');
    mkdirSync(modules, { recursive: true });
    // A copy, so that it resolves this shop's React.
    cpSync(
      join(project, 'node_modules/quartermaster-storefront'),
      join(modules, 'quartermaster-storefront'),
      { recursive: true },
    );
    for (const name of [
      ...['openapi-fetch', 'openapi-typescript-helpers', 'react', 'react-dom', 'csstype'],
      ...['@tanstack', '@types'],
    ]) {
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
    writeFileSync(join(shop, 'package.json'), '{"private": true, "type": "module"}');
    for (const { kind, name, code } of snippets) {
      writeFileSync(join(shop, `${name}.${kind}`), code);
    }
  });

  test('the documented examples compile', { timeout: 60_000 }, async () => {
    const options =
      '--noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --skipLibCheck --allowJs --checkJs --jsx react-jsx --module nodenext --target es2023 --lib es2023,dom --types node';
    const files = snippets.map(({ kind, name }) => `${name}.${kind}`);
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(await typeErrors(shop, TSC, ...options.split(' '), ...files)).toBe('');
  });

  test.each(snippets.filter(({ kind }) => kind !== 'tsx'))(
    'the documented example $name runs',
    { timeout: 60_000 },
    async ({ kind, name }) => {
      const { stdout } = await run(process.execPath, [`${name}.${kind}`], {
        cwd: shop,
        env: { ...process.env, STORE_URL: sandbox.url },
      });
      expect(stdout).not.toBe('');
    },
  );

  async function buildComponents(): Promise<void> {
    for (const { name, code } of components) {
      const built = await transformWithOxc(code, `${name}.tsx`);
      writeFileSync(join(shop, `${name}.js`), built.code);
    }
  }

  test('the documented components render', { timeout: 60_000 }, async () => {
    await buildComponents();
    const imports = components.map(({ name }) => `import * as ${name} from './${name}.js';`);
    writeFileSync(
      join(shop, 'render.js'),
      `${imports.join('\n')}
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CartProvider, StorefrontProvider, createStorefrontClient } from 'quartermaster-storefront/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
const all = Object.assign({}, ${components.map(({ name }) => name).join(', ')});
const around = [
  [QueryClientProvider, { client: new QueryClient() }],
  [StorefrontProvider, { client: createStorefrontClient() }],
  [CartProvider, { create: {} }],
];
const pages = Object.entries(all).filter(([name]) => /^[A-Z]/.test(name)).map(([name, Component]) => {
  const inside = createElement(Component, { cartId: 'cart_1' }, 'inside');
  const whole = around.reduceRight((page, [Provider, props]) => createElement(Provider, props, page), inside);
  return [name, renderToString(whole)];
});
console.log(JSON.stringify(Object.fromEntries(pages)));
`,
    );
    const { stdout } = await run(process.execPath, ['render.js'], { cwd: shop });
    expect(JSON.parse(stdout)).toEqual({
      Shop: expect.stringContaining('Add to cart'),
      WithCart: 'inside',
      Basket: expect.stringContaining('Add'),
    });
  });

  test('shoppers on one server see themselves only', { timeout: 60_000 }, async () => {
    await buildComponents();
    writeFileSync(
      join(shop, 'shoppers.js'),
      `import { createStorefrontClient } from 'quartermaster-storefront/react';
import { renderAccount } from './${server?.name ?? ''}.js';
const baseUrl = process.env.STORE_URL;
async function signUp(first_name) {
  const account = { email: first_name + '@shop.test', password: 'a password' };
  const client = createStorefrontClient({ baseUrl });
  await client.POST('/store/customers', { body: { ...account, first_name, last_name: 'Moore' } });
  const answer = await client.POST('/store/auth/token', { body: account });
  return answer.access_token;
}
const tokens = [...(await Promise.all(['Alice', 'Bob'].map(signUp))), undefined];
const rounds = Array.from({ length: 5 }, () => tokens).flat();
const pages = await Promise.all(rounds.map((token) => renderAccount(baseUrl, token)));
console.log(pages.join(' '));
`,
    );
    const { stdout } = await run(process.execPath, ['shoppers.js'], {
      cwd: shop,
      env: { ...process.env, STORE_URL: sandbox.url },
    });
    const round = '<p>Hello Alice</p> <p>Hello Bob</p> <p>Hello</p>';
    expect(stdout.trim()).toBe(Array.from({ length: 5 }, () => round).join(' '));
  });
});

/** The entry's code with its own modules. */
function modulesBehind(entry: string): string[] {
  const seen = new Map<string, string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    const text = readFileSync(file, 'utf8');
    seen.set(file, text.replace(/\/\/# sourceMappingURL.*/, ''));
    for (const [, target] of text.matchAll(/from "(\.[^"]+)"/g)) {
      visit(join(file, '..', target ?? ''));
    }
  };
  visit(entry);
  return [...seen.values()];
}
