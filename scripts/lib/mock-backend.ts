import { bundle } from '../contract/bundle.ts';
import type { Api } from '../contract/bundle.ts';
import { startChoosingServer, startMemoryServer } from '../mock/server.ts';
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

const keepMock = (api: Api, port: number): Promise<Serving> =>
  keepRunning((onGone) => startPrism(api, port, onGone), {
    name: `The mock of the ${api} API`,
    advice: `Mend openapi/${api}.yaml: the mock then starts by itself.`,
  });

/** In front of Prism: gives chosen answers, and remembers what calls to the admin API change. */
async function keepServer(api: Api, port: number): Promise<Serving> {
  const [prism, document] = await Promise.all([
    freePort().then((inner) => keepMock(api, inner)),
    bundle(api),
  ]);
  const start = api === 'admin' ? startMemoryServer : startChoosingServer;
  const server = await start(document, port, prism.url);
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
  const keep = remembers ? keepServer : keepMock;
  const servers = await Promise.all([keep('admin', ports.admin), keep('store', ports.store)]);
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
