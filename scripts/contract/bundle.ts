import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bin, inRoot, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import type { Finished } from '../lib/run.ts';
import type { Document } from './document.ts';
import { merge } from './overlay.ts';

export type Api = 'admin' | 'store';
export const apis: readonly Api[] = ['admin', 'store'];

/** Path outside git. */
export const cache = (name: string): string => inRoot('.cache', 'contract', name);

/** Without telemetry, in its pages too. */
export const redocly = async (args: string[]): Promise<Finished> =>
  run(bin('redocly'), args, {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });

/** @throws Error with Redocly's findings, warnings included */
export async function lint(): Promise<void> {
  const files: string[] = [...apis];
  for (const api of apis) if (hasOverlay(api)) files.push(await servedFile(api));
  const { code, output } = await redocly(['lint', ...files]);
  if (code !== 0 || /warning/i.test(output)) throw new Error(`The contract has errors:\n${output}`);
}

/**
 * @param folder another checkout, for an older contract
 * @throws Error for an unresolved reference
 */
export async function bundle(api: Api, folder: string = root): Promise<Document> {
  const ours = await gather(join(folder, 'openapi', `${api}.yaml`));
  return hasOverlay(api, folder) ? merge(ours, await gather(overlayFile(api, folder))) : ours;
}

/** With an overlay, a merged copy. */
export async function servedFile(api: Api): Promise<string> {
  if (!hasOverlay(api)) return inRoot('openapi', `${api}.yaml`);
  const file = cache(`${api}.served.json`);
  writeFileSync(file, JSON.stringify(await bundle(api)));
  return file;
}

async function gather(source: string): Promise<Document> {
  mkdirSync(cache(''), { recursive: true });
  // Unique: several programs may bundle at once.
  const file = cache(`${randomUUID()}.json`);
  try {
    const { code, output } = await redocly(['bundle', source, '-o', file]);
    if (code !== 0 || !existsSync(file)) throw new Error(`${source} can't be read:\n${output}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  } finally {
    rmSync(file, { force: true });
  }
}

const overlayFile = (api: Api, folder = root): string =>
  join(folder, 'openapi', 'overlay', `${api}.yaml`);

function hasOverlay(api: Api, folder = root): boolean {
  const file = overlayFile(api, folder);
  if (!existsSync(file)) return false;
  const { paths } = parse(readFileSync(file, 'utf8')) as Partial<Document>;
  return Object.keys(paths ?? {}).length > 0;
}
