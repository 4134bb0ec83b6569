import { expect, test } from 'vitest';
import { PROXY_FAULTS, faultsAtRandom, startFaultProxy } from './fault-proxy.ts';
import { startFaultServer } from './fault-server.ts';

test('without faults it changes nothing', async () => {
  const server = await startFaultServer();
  const proxy = await startFaultProxy({ target: server.url, choose: () => undefined });
  try {
    server.plan({ do: 'answer', status: 201, body: { id: 'ä' }, headers: { 'x-a': 'b' } });
    const response = await fetch(`${proxy.url}/path?q=1`, { method: 'POST', body: 'ö' });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-a')).toBe('b');
    expect(await response.json()).toEqual({ id: 'ä' });
    expect(server.seen).toMatchObject([{ method: 'POST', url: '/path?q=1', body: 'ö' }]);
  } finally {
    await Promise.all([proxy.close(), server.close()]);
  }
});

test('every fault happens, some before and some after the server acted', async () => {
  const server = await startFaultServer();
  const proxy = await startFaultProxy({ target: server.url, choose: faultsAtRandom(1, 7) });
  try {
    server.plan({ do: 'answer', body: { id: 1 } });
    const ends = new Set<string>();
    for (let count = 0; count < 100; count++) {
      const text = fetch(proxy.url).then(async (response) => {
        await response.text();
        return String(response.status);
      });
      ends.add(await text.catch(() => 'cut'));
    }
    expect([...ends].toSorted()).toEqual(['502', '503', '504', 'cut']);
    const { faults } = proxy;
    expect(Object.values(faults).every((count) => count > 0)).toBe(true);
    expect(Object.keys(faults)).toEqual([...PROXY_FAULTS]);
    const before = faults['cut before'] + faults['503 before'] + faults['502 before'];
    expect(server.seen).toHaveLength(100 - before);
  } finally {
    await Promise.all([proxy.close(), server.close()]);
  }
});
