/**
 * `npm run bench -- chaos`: buys, updates and refunds on a fresh sandbox through a faulty proxy.
 *
 * Usage: npm run bench -- chaos [purchases] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/index.ts';
import { runChaos } from '../chaos/run.ts';

const purchases = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? 1);
const data = mkdtempSync(join(tmpdir(), 'chaos-'));
const sandbox = await startSandbox({ dataDir: join(data, 'sandbox'), port: 0, log: console.log });
try {
  const { faults, requests, ...report } = await runChaos({
    server: sandbox.url,
    email: sandbox.email,
    password: sandbox.password,
    purchases,
    updates: purchases,
    refunds: Math.min(100, purchases),
    concurrency: 16,
    rate: 0.3,
    seed,
  });
  console.log(`${requests} requests`);
  console.table(faults);
  console.table(report);
  const { purchases: bought, updates, refunds } = report;
  const broken = bought.lost + bought.doubled + bought.wrongItems + updates.lost + refunds.doubled;
  if (broken > 0) process.exitCode = 1;
} finally {
  await sandbox.stop();
  rmSync(data, { recursive: true, force: true });
}
