import { expect, test, vi } from 'vitest';
import { smallContract } from '../mock/small-contract.ts';
import type { Serving } from './app.ts';
import { startMockBackend } from './mock-backend.ts';
import { freePort } from './port.ts';

vi.mock('../contract/bundle.ts', () => ({ bundle: async () => smallContract }));
vi.mock('./prism.ts', () => ({
  startPrism: async (_api: string, port: number): Promise<Serving> => ({
    url: `http://127.0.0.1:${port}`,
    stop: async () => undefined,
  }),
}));

test.each(['admin', 'store'] as const)(
  'an answer of the %s API that doesn’t exist is refused, with those that do',
  async (api) => {
    const ports = { admin: await freePort(), store: await freePort() };
    const { backend, stop } = await startMockBackend(ports, { remembers: true });
    const answer = await fetch(`${backend[api]}/admin/products`, {
      headers: { Cookie: 'connect.sid=mock', Prefer: 'example=emtpy' },
    });
    await stop();
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('It has: default, empty');
  },
);
