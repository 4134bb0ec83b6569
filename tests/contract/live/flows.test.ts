/** Calls every operation in realistic flows: validates answers, and repeats idempotent writes. */
import { beforeAll, expect, test } from 'vitest';
import { measure } from './coverage.ts';
import { readContract } from './operations.ts';
import type { Contract, LiveOperation } from './operations.ts';
import { alwaysThere } from './optional.ts';
import { optional, reasons } from './reasons.ts';
import { watchRepeats } from './repeat.ts';
import type { Repeats } from './repeat.ts';
import { summarise, violationLines } from './report.ts';
import { runFlows } from './run.ts';
import type { FlowRun } from './run.ts';
import { serverUrl } from './server.ts';

let contract: Contract;
let repeats: Repeats;
let run: FlowRun;

beforeAll(async () => {
  contract = await readContract();
  // Repeats aren't recorded.
  repeats = watchRepeats(contract, serverUrl(), globalThis.fetch);
  run = await runFlows(serverUrl(), repeats);
}, 600_000);

test('the server does what the contract says, in every operation', () => {
  const coverage = measure(contract, run.exchanges);
  const summary = summarise(coverage, reasons);
  process.stdout.write(`\n${summary.text}\n`);
  expect(run.failures).toEqual([]);
  expect(violationLines(coverage)).toEqual([]);
  expect(alwaysThere(contract, run.exchanges).filter((name) => !(name in optional))).toEqual([]);
  expect(summary.uncalled).toEqual([]);
  expect(summary.unreached.filter((name) => !(name in reasons))).toEqual([]);
});

test('a write that may be repeated has one effect', () => {
  const { repeatable, checked, twice } = repeats;
  process.stdout.write(
    `\n${checked.length} of ${repeatable.length} repeatable writes sent twice, ` +
      `${twice.length} with a second effect\n`,
  );
  expect(run.failures).toEqual([]);
  expect(twice).toEqual([]);
  const namesOf = (operations: readonly LiveOperation[]): string[] =>
    operations.map(({ api, id }) => `${api} ${id}`);
  // Always fails: see reasons.ts.
  const failing = 'admin deletePaymentCollection';
  expect(namesOf(repeatable.filter((one) => !checked.includes(one)))).toEqual(
    namesOf(repeatable).filter((name) => name === failing),
  );
});
