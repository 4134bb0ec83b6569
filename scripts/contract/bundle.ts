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
import { EXAMPLE_RULE, exampleErrors, problemsIn, type Problem } from './example-errors.ts';
import { extend, readActions, type ActionFile } from './overlay-actions.ts';
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

const isClean = ({ code, output }: Finished): boolean => code === 0 && !/warning/i.test(output);

/** Rules that only concern examples. */
const EXAMPLE_RULES = [EXAMPLE_RULE, 'house/success-example'];

/**
 * @param folder another checkout
 * @throws Error with Redocly's findings, warnings included
 */
export async function lint({ folder = root, examples = true } = {}): Promise<void> {
  const files = apis.map((api): string =>
    folder === root ? api : join(folder, 'openapi', `${api}.yaml`),
  );
  for (const api of apis) {
    if (isExtended(api, folder)) files.push(await servedFile(api, folder));
  }
  const skipped = examples ? [] : EXAMPLE_RULES.map((rule) => `--skip-rule=${rule}`);
  const found = await redocly(['lint', ...files, ...skipped]);
  if (isClean(found)) return;
  const summary = examples ? await summaryOf(files) : [];
  if (summary.length === 0) throw new Error(`The contract has errors:\n${found.output}`);
  const others = await redocly(['lint', ...files, `--skip-rule=${EXAMPLE_RULE}`]);
  const told = isClean(others) ? [] : [others.output];
  throw new Error(['The contract has errors:', ...told, ...summary].join('\n'));
}

/** Of examples that lag behind their schemas, if they are many. */
async function summaryOf(files: readonly string[]): Promise<string[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const args = ['lint', file, '--format=json', '--max-problems=100000'];
    problems.push(...problemsIn((await redocly(args)).output));
  }
  return exampleErrors(problems);
}

/** Without the owner's overlay. */
export const bundleCore = async (api: Api, folder: string = root): Promise<Document> =>
  gather(folder, `${api}.yaml`);

/**
 * @param folder another checkout, for an older contract
 * @throws Error for an unresolved reference
 */
export async function bundle(api: Api, folder: string = root): Promise<Document> {
  const ours = await bundleCore(api, folder);
  const overlay = join('overlay', `${api}.yaml`);
  const all = hasEndpoints(api, folder) ? merge(ours, await gather(folder, overlay)) : ours;
  return extend(all, api, actionFiles(folder));
}

/** With an overlay, a merged copy. */
export async function servedFile(api: Api, folder: string = root): Promise<string> {
  if (!isExtended(api, folder)) return join(folder, 'openapi', `${api}.yaml`);
  const name = `${api}.served.json`;
  const file = folder === root ? cache(name) : join(folder, name);
  writeFileSync(file, JSON.stringify(await bundle(api, folder)));
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
    if (folder === root) {
      writeFileSync(file, key + text);
      renameSync(file, kept);
    }
    return document;
  } finally {
    rmSync(file, { force: true });
  }
}

const overlayFolder = (folder: string): string => join(folder, 'openapi', 'overlay');

function hasEndpoints(api: Api, folder: string): boolean {
  const file = join(overlayFolder(folder), `${api}.yaml`);
  if (!existsSync(file)) return false;
  const written = parse(readFileSync(file, 'utf8')) as Partial<Document> | null;
  return Object.keys(written?.paths ?? {}).length > 0;
}

/** In the order of their names. */
function actionFiles(folder: string): ActionFile[] {
  const place = overlayFolder(folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.overlay.yaml'))
    .toSorted()
    .map((name) => readActions(`openapi/overlay/${name}`, readFileSync(join(place, name), 'utf8')));
}

/** A file that can't be read counts for both. */
function isExtended(api: Api, folder: string): boolean {
  const hasActions = actionFiles(folder).some((file) => file.api === undefined || file.api === api);
  return hasActions || hasEndpoints(api, folder);
}
