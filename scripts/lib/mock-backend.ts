import type { Backend, Serving } from './app.ts';
import { keepRunning } from './keep-running.ts';
import { startPrism } from './prism.ts';

export interface MockBackend {
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

export async function startMockBackend(ports: Ports): Promise<MockBackend> {
  const servers = await Promise.all([
    keepMock('admin', ports.admin),
    keepMock('store', ports.store),
  ]);
  const [admin, store] = servers;
  return {
    backend: { admin: admin.url, store: store.url },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
