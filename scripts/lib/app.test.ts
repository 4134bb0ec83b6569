import { createServer as createStore } from 'node:http';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { oneBackend, proxyTo } from './app.ts';
import { freePort } from './port.ts';
import { root } from './paths.ts';

test.each([
  { isHosted: true, whose: 'its own' },
  { isHosted: false, whose: 'the app’s' },
])('a backend that is hosted ($isHosted) is asked by $whose name', async ({ isHosted }) => {
  const store = createStore(({ headers }, response) => {
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost:3000');
    response.end(headers.host);
  });
  const storePort = await freePort();
  await new Promise<void>((resolve) => store.listen(storePort, '127.0.0.1', resolve));
  const appPort = await freePort();
  const app = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      port: appPort,
      strictPort: true,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      cors: false,
      proxy: proxyTo({ ...oneBackend(`http://127.0.0.1:${storePort}`), isHosted }),
    },
  });
  try {
    await app.listen();
    for (const path of ['/admin/auth', '/store/regions', '/uploads/a.png']) {
      const answer = await fetch(`http://127.0.0.1:${appPort}${path}`);
      expect(await answer.text()).toBe(`127.0.0.1:${isHosted ? storePort : appPort}`);
      const isShared = answer.headers.has('Access-Control-Allow-Origin');
      expect(isShared).toBe(!path.startsWith('/admin'));
    }
  } finally {
    await app.close();
    store.close();
  }
});
