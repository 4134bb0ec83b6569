import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/index.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { runChaos } from '../../scripts/chaos/run.ts';

const data = mkdtempSync(join(tmpdir(), 'chaos-'));
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ dataDir: join(data, 'sandbox'), port: 0, throwaway: true });
}, 300_000);

afterAll(async () => {
  await sandbox?.stop();
  rmSync(data, { recursive: true, force: true });
}, 60_000);

test('a bad network loses and doubles nothing', { timeout: 120_000 }, async () => {
  const { purchases, updates, refunds, faults } = await runChaos({
    server: sandbox.url,
    email: sandbox.email,
    password: sandbox.password,
    purchases: 8,
    updates: 16,
    refunds: 8,
    concurrency: 8,
    rate: 0.3,
    seed: 3,
  });
  expect(purchases).toEqual({ asked: 8, ordered: 8, lost: 0, doubled: 0, wrongItems: 0 });
  expect(updates).toEqual({ asked: 16, lost: 0 });
  expect(refunds).toMatchObject({ asked: 8, doubled: 0 });
  expect(refunds.confirmed + refunds.unknown).toBe(8);
  expect(refunds.made).toBeGreaterThanOrEqual(refunds.confirmed);
  expect(Object.values(faults).reduce((sum, count) => sum + count)).toBeGreaterThan(10);
});
