import type { Backend } from './app.ts';
import { startPrism } from './prism.ts';

export interface MockBackend {
  backend: Backend;
  stop: () => Promise<void>;
}

interface Ports {
  admin: number;
  store: number;
}

export async function startMockBackend(ports: Ports): Promise<MockBackend> {
  const servers = await Promise.all([
    startPrism('admin', ports.admin),
    startPrism('store', ports.store),
  ]);
  const [admin, store] = servers;
  return {
    backend: { admin: admin.url, store: store.url },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}
