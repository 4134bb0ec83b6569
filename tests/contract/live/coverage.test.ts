/** Every operation that the server has, called in flows that make sense and held against the contract. */
import { expect, test } from 'vitest';
import { measure } from './coverage.ts';
import { readContract } from './operations.ts';
import { alwaysThere } from './optional.ts';
import { optional, reasons } from './reasons.ts';
import { summarise, violationLines } from './report.ts';
import { runFlows } from './run.ts';
import { serverUrl } from './server.ts';

test('the server does what the contract says, in every operation', async () => {
  const contract = await readContract();
  const run = await runFlows(serverUrl());
  const coverage = measure(contract, run.exchanges);
  const summary = summarise(coverage, reasons);
  process.stdout.write(`\n${summary.text}\n`);
  expect(run.failures).toEqual([]);
  expect(violationLines(coverage)).toEqual([]);
  expect(alwaysThere(contract, run.exchanges).filter((name) => !(name in optional))).toEqual([]);
  expect(summary.uncalled).toEqual([]);
  expect(summary.unreached.filter((name) => !(name in reasons))).toEqual([]);
}, 300_000);
