/**
 * What a write makes stale is named in the contract: every read is compared before and after each
 * write. CONTRACT_EFFECTS=full also lists effects that no read has shown.
 */
import { expect, test } from 'vitest';
import { isShort } from '../../support/short.ts';
import { watchEffects } from './effects.ts';
import { readContract } from './operations.ts';
import { runFlows } from './run.ts';
import { serverUrl } from './server.ts';

/** In the short form, each flow's writes are compared with a sixth of the reads. */
const SHARES = isShort ? 6 : 1;

/** Longest time for comparing; a slow machine looks at fewer writes and says so. */
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
      shares: full ? 1 : SHARES,
    });
    const { failures } = await runFlows(url, effects);
    const writes = contract.operations.filter((one) => one.method !== 'GET' && one.served);
    process.stdout.write(
      `\n${effects.checked} of ${writes.length} writes compared, ${effects.reads} reads, ` +
        `${effects.missing.length} effects missing\n`,
    );
    if (full)
      process.stdout.write(`\nEffects that no read has shown:\n${effects.unseen().join('\n')}\n`);
    expect(failures).toEqual([]);
    expect(effects.missing).toEqual([]);
    expect(effects.checked).toBeGreaterThan(writes.length / 2);
  },
  (SECONDS + 300) * 1000,
);
