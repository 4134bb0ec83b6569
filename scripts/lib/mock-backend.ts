import { bundle } from '../contract/bundle.ts';
import { startMemoryServer } from '../mock/server.ts';
import type { Backend, Serving } from './app.ts';
import { keepRunning } from './keep-running.ts';
import { freePort } from './port.ts';
import { startPrism } from './prism.ts';

interface MockBackend {
  backend: Backend;
  stop: () => Promise<void>;
}

interface Ports {
  admin: number;
  store: number;
}

const keepMock = (api: 'admin' | 'store', port: number): Promise<Serving> =>
  keepRunning((onGone) => startPrism(api, port, onGone), {
    name: `The mock of the ${api} API`,
    advice: `Mend openapi/${api}.yaml: the mock then starts by itself.`,
  });

/** In front of Prism: remembers what calls to the admin API change. */
async function keepMemory(port: number): Promise<Serving> {
  const [prism, document] = await Promise.all([
    freePort().then((inner) => keepMock('admin', inner)),
    bundle('admin'),
  ]);
  const server = await startMemoryServer(document, port, prism.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await prism.stop();
    },
  };
}

/** @param remembers else each call answers the contract's example, whatever was sent before */
export async function startMockBackend(
  ports: Ports,
  { remembers = false } = {},
): Promise<MockBackend> {
  const servers = await Promise.all([
    remembers ? keepMemory(ports.admin) : keepMock('admin', ports.admin),
    keepMock('store', ports.store),
  ]);
  const [admin, store] = servers;
  return {
    backend: {
      admin: admin.url,
      store: store.url,
      ...(remembers ? { mock: admin.url } : {}),
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
