import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from './port.ts';
import { inRoot } from './paths.ts';
import { startPrism } from './prism.ts';

test('a mock server ends with its script, wherever that stops', { tags: ['all'] }, async () => {
  const port = await freePort();
  const script = `
    const { startPrism } = await import(${JSON.stringify(inRoot('scripts/lib/prism.ts'))});
    await startPrism('store', ${port});
    process.exit();
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(parent, 'exit');
  const isListening = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  await expect.poll(isListening, { timeout: 4000 }).toBe(false);
});

test(
  'a mock server that dies is told, with its last words; one that is stopped isn’t',
  { tags: ['all'] },
  async () => {
    const onKilled = vi.fn<(lastWords: string) => void>();
    const onStopped = vi.fn<(lastWords: string) => void>();
    const [killed, stopped] = await Promise.all([
      startPrism('store', await freePort(), onKilled),
      startPrism('store', await freePort(), onStopped),
    ]);
    process.kill(Number(killed.pid), 'SIGKILL');
    await stopped.stop();
    await expect.poll(() => onKilled.mock.calls.length, { timeout: 4000 }).toBe(1);
    expect(onKilled.mock.calls[0]?.[0]).toContain('Prism is listening');
    expect(onStopped).not.toHaveBeenCalled();
  },
);
