import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { locales } from './locales-plugin.ts';
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
