import { expect, test } from 'vitest';
import { checkReport } from '../../../scripts/contract/check-report.ts';
import { checkServer } from '../../../scripts/contract/check-server.ts';
import { credentials } from '../../../scripts/contract/credentials.ts';
import { readContract } from './operations.ts';
import { serverUrl } from './server.ts';
import { sandboxAccount } from './world.ts';

test('the server takes each documented parameter', { tags: ['all'] }, async () => {
  const server = new URL(serverUrl());
  const { documents } = await readContract();
  const { email, password } = sandboxAccount;
  const signedIn = await credentials(server, {
    CONTRACT_EMAIL: email,
    CONTRACT_PASSWORD: password,
  });
  const options = { all: false, params: true, fuzz: false, writes: false };
  const result = await checkServer({ server, documents, signedIn, options, fetcher: fetch });
  process.stdout.write(`\n${checkReport(result)}\n`);
  expect(result.violations).toEqual([]);
  expect(Math.min(...Object.values(result.tried))).toBeGreaterThan(0);
});
