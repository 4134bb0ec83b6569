import { expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { configureClient } from '../../../src/client/index.ts';
import { measure } from './coverage.ts';
import { readContract } from './operations.ts';
import { startRecorder } from './recorder.ts';
import { refusalsOf } from './refusals.ts';
import { violationLines } from './report.ts';
import { serverUrl } from './server.ts';
import { sandboxAccount } from './world.ts';

test('the server refuses as the contract says', async () => {
  const contract = await readContract();
  const url = serverUrl();
  configureClient('admin', { baseUrl: url, maxRetries: 0 });
  const { access_token: token } = await admin.createToken(sandboxAccount);
  const recorder = startRecorder(url);
  try {
    for (const operation of contract.operations) {
      for (const { target, init } of refusalsOf(operation, `Bearer ${token}`)) {
        const response = await fetch(`${url}${target}`, init);
        await response.text();
      }
    }
  } finally {
    recorder.stop();
  }
  const refused = recorder.exchanges.filter((one) => one.status >= 400);
  process.stdout.write(
    `\n${refused.length} of ${recorder.exchanges.length} strange requests refused\n`,
  );
  expect(violationLines(measure(contract, refused))).toEqual([]);
});
