import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

test('what a script says before it fails arrives whole, however slowly it is read', async () => {
  const code = `
    import { UserError, fail } from ${JSON.stringify(inRoot('scripts', 'lib', 'stop.ts'))};
    void fail(new UserError('x'.repeat(1_000_000)));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  let length = 0;
  child.stderr.on('data', (chunk: Buffer) => (length += chunk.length));
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect(status).toBe(1);
  expect(length).toBe(1_000_003);
});
