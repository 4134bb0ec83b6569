import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetSandbox } from '../../sandbox/index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qm-sandbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a folder with other files is never emptied, whatever its sandbox.json holds', async () => {
  const own = join(dataDir, 'thesis.txt');
  writeFileSync(own, 'years of work');
  await expect(resetSandbox({ dataDir })).rejects.toThrow('holds other files (thesis.txt)');
  writeFileSync(join(dataDir, 'sandbox.json'), '{ "mine": ');
  await expect(resetSandbox({ dataDir })).rejects.toThrow('holds other files (thesis.txt)');
  expect(existsSync(own)).toBe(true);
});

test('a folder of the sandbox alone is emptied, though its state is damaged', async () => {
  writeFileSync(join(dataDir, 'sandbox.json'), '{ "version": ');
  await resetSandbox({ dataDir });
  expect(existsSync(dataDir)).toBe(false);
});
