/** Shared server for all live tests: SANDBOX_URL, or a fresh sandbox. */
import type { TestProject } from 'vitest/node';
import { resetSandbox, startSandbox } from '../../../sandbox/index.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import type { serverUrl } from './server.ts';

export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SANDBOX_URL']) return undefined;
  const dataDir = inRoot('.sandbox', 'contract-test');
  await resetSandbox({ dataDir });
  const sandbox = await startSandbox({ dataDir, port: 0, scale: 1, throwaway: true });
  const url: ReturnType<typeof serverUrl> = sandbox.url;
  project.provide('serverUrl', url);
  return () => sandbox.stop();
}
