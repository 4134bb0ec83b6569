/**
 * Compares every read before and after each write with the contract's invalidations. CONTRACT_EFFECTS=full also lists
 * effects that no read showed.
 */
import { expect, test } from 'vitest';
import { inTurn, isShort, isWhole } from '../../support/short.ts';
import { watchEffects } from './effects.ts';
import { flows } from './flows/index.ts';
import { readContract } from './operations.ts';
import { runFlows } from './run.ts';
import { serverUrl } from './server.ts';

/** Short form: a third of the flows, and a sixth of the reads in each; else half of the reads. */
const SHARES = isShort ? 6 : 2;

/** Time limit; slow machines check fewer writes and report it. */
const SECONDS = 600;

test(
  'each read that a write changes is invalidated by it',
  async () => {
    const contract = await readContract();
    const url = serverUrl();
    const full = process.env['CONTRACT_EFFECTS'] === 'full';
    const effects = watchEffects(contract, url, {
      fetcher: globalThis.fetch,
      full,
      seconds: SECONDS,
      shares: full || isWhole ? 1 : SHARES,
    });
    const { failures } = await runFlows(url, effects, inTurn(Object.keys(flows), 0));
    const writes = contract.operations.filter((one) => one.method !== 'GET' && one.served);
    process.stdout.write(
      `\n${effects.checked} of ${writes.length} writes compared, ${effects.reads} reads, ` +
        `${effects.missing.length} effects missing\n`,
    );
    if (full)
      process.stdout.write(`\nEffects that no read has shown:\n${effects.unseen().join('\n')}\n`);
    expect(failures).toEqual([]);
    expect(effects.missing).toEqual([]);
    expect(effects.checked).toBeGreaterThan(writes.length / (isShort ? 6 : 2));
  },
  (SECONDS + 300) * 1000,
);
