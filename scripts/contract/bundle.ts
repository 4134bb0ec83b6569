import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
  const ours = await gather(folder, `${api}.yaml`);
  if (!hasOverlay(api, folder)) return ours;
  return merge(ours, await gather(folder, join('overlay', `${api}.yaml`)));
}

/** With an overlay, a merged copy. */
export async function servedFile(api: Api): Promise<string> {
  if (!hasOverlay(api)) return inRoot('openapi', `${api}.yaml`);
  const file = cache(`${api}.served.json`);
  writeFileSync(file, JSON.stringify(await bundle(api)));
  return file;
}

/** Of everything that a bundle depends on. */
function sourcesHash(folder: string): string {
  const hash = createHash('sha256');
  const contract = join(folder, 'openapi');
  for (const name of readdirSync(contract, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(contract, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  for (const name of ['redocly.yaml', 'package-lock.json']) hash.update(readFileSync(inRoot(name)));
  return hash.digest('hex');
}

/** Kept until the sources change: starting Redocly takes seconds. */
async function gather(folder: string, name: string): Promise<Document> {
  mkdirSync(cache(''), { recursive: true });
  const key = sourcesHash(folder);
  const kept = cache(`bundle-${name.replaceAll(/\W+/g, '-')}.json`);
  const known = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (known.startsWith(key)) return JSON.parse(known.slice(key.length)) as Document;
  const source = join(folder, 'openapi', name);
  // Unique: several programs may bundle at once.
  const file = cache(`${randomUUID()}.json`);
  try {
    const { code, output } = await redocly(['bundle', source, '-o', file]);
    if (code !== 0 || !existsSync(file)) throw new Error(`${source} can't be read:\n${output}`);
    const text = readFileSync(file, 'utf8');
    const document = JSON.parse(text) as Document;
    writeFileSync(file, key + text);
    renameSync(file, kept);
    return document;
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
