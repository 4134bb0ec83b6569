/** The contract as one document an API, overlay included, after lint. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { bin, inRoot } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import type { Document } from './document.ts';

export type Api = 'admin' | 'store';
export const apis: readonly Api[] = ['admin', 'store'];

/** Where bundles and prepared documents lie; nothing there is kept in git. */
export const cache = (name: string): string => inRoot('.cache', 'contract', name);

/** @throws Error with Redocly's findings when the contract breaks a rule, warnings included */
export async function lint(): Promise<void> {
  const { code, output } = await run(bin('redocly'), ['lint', ...apis], quiet);
  if (code !== 0 || /warning/i.test(output)) throw new Error(`The contract has errors:\n${output}`);
}

/** @throws Error with Redocly's message when a reference leads nowhere */
export async function bundle(api: Api): Promise<Document> {
  mkdirSync(cache(''), { recursive: true });
  const file = cache(`${api}.bundle.json`);
  const { code, output } = await run(bin('redocly'), ['bundle', api, '-o', file], quiet);
  if (code !== 0 || !existsSync(file)) throw new Error(`openapi/${api}.yaml can't be read:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}

const quiet = { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' } };
