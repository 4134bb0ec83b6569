import { expect, test } from 'vitest';
import { refusingUrl, startFaultServer } from './fault-server.ts';

test('misbehaves in the planned order and goes on with the last fault', async () => {
  const server = await startFaultServer();
  try {
    server.plan({ do: 'answer', status: 503 }, { do: 'reset' }, { do: 'answer', body: { ok: 1 } });
    expect((await fetch(`${server.url}/a`)).status).toBe(503);
    await expect(fetch(`${server.url}/b`)).rejects.toThrow(TypeError);
    expect(await (await fetch(`${server.url}/c`)).json()).toEqual({ ok: 1 });
    expect((await fetch(`${server.url}/d`, { method: 'POST', body: 'x' })).status).toBe(200);
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/a', ''],
      ['GET', '/b', ''],
      ['GET', '/c', ''],
      ['POST', '/d', 'x'],
    ]);
  } finally {
    await server.close();
  }
});

test('cuts a body in its middle', async () => {
  const server = await startFaultServer();
  try {
    server.plan({ do: 'reset-mid-body' });
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  } finally {
    await server.close();
  }
});

test('nobody listens at the refusing address', async () => {
  await expect(fetch(await refusingUrl())).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});
