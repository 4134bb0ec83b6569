import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { START_TEXTS, extensionLocales, locales, startLocales } from './locales-plugin.ts';
import { languageCodes } from './locales.ts';
import { root } from './paths.ts';

const FILE = '/public/locales/en/common.json';

test('while sources are served, a text file is JSON for the app and a module for code that imports it', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [locales({ pseudo: false })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const fetched = await fetch(new URL(`${FILE}?v=1`, url));
    expect(fetched.headers.get('Content-Type')).toContain('application/json');
    expect(await fetched.json()).toHaveProperty('actions');
    const imported = await fetch(new URL(`${FILE}?import`, url));
    expect(imported.headers.get('Content-Type')).toContain('javascript');
    expect(await imported.text()).toContain('export default');
  } finally {
    await server.close();
  }
});

test('the texts of an extension are a namespace of their own, which English always has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extensions-'));
  try {
    for (const name of ['plain', 'warranties']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.ts'), '');
    }
    mkdirSync(join(folder, 'warranties', 'locales'));
    writeFileSync(join(folder, 'warranties', 'locales', 'de.json'), '{"title":"Garantien"}');
    expect(extensionLocales(folder)).toEqual([
      { fileName: 'public/locales/en/x-plain.json', source: '{}' },
      { fileName: 'public/locales/en/x-warranties.json', source: '{}' },
      { fileName: 'public/locales/de/x-warranties.json', source: '{"title":"Garantien"}' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the texts that every start needs are one file a language', () => {
  const all = languageCodes().flatMap((code) =>
    START_TEXTS.map((name) => ({
      fileName: `public/locales/${code}/${name}.json`,
      source: `{"of": "${code} ${name}"}`,
    })),
  );
  const files = startLocales(all);
  expect(files).toHaveLength(languageCodes().length);
  expect(files).toContainEqual({
    fileName: 'public/locales/de/start.json',
    source: '{"common":{"of":"de common"},"app":{"of":"de app"},"records":{"of":"de records"}}',
  });
  expect(() => startLocales(all.slice(1))).toThrow('common.json');
});
