/**
 * `npm run generate`: openapi/, endpoints of extensions and names of the English texts → generated/. `--check` writes
 * nothing and fails on differences.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import { extensionHooks, orvalConfig } from '../orval.config.ts';
import { apis, bundle, cache, lint } from './contract/bundle.ts';
import type { Document } from './contract/document.ts';
import { effectsSource } from './contract/effects.ts';
import { extensionDocuments, withExtensions } from './contract/extension-documents.ts';
import { forHooks, forTypes } from './contract/prepare.ts';
import { takeClient } from './contract/take-client.ts';
import { tidy } from './contract/tidy.ts';
import { englishSource } from './i18n/english-source.ts';
import { inRoot, root } from './lib/paths.ts';
import { storeOperationsSource } from './storefront-operations.ts';

const check = process.argv.includes('--check');
const target = inRoot('generated');
// Beside generated/ for relative imports. Unique: a check and a generate may overlap.
const draft = inRoot(`.generated-${process.pid}`);
const prepared = {
  admin: cache(`admin.${process.pid}.json`),
  store: cache(`store.${process.pid}.json`),
};
const extended = extensionDocuments().map(({ name, document }) => ({
  name,
  document,
  input: cache(`extension-${name}.${process.pid}.json`),
}));

try {
  await generateInto(draft);
  const differing = differences(draft, target);
  if (check && differing.length > 0) {
    throw new Error(
      `generated/ is out of date (${differing.slice(0, 5).join(', ')}${differing.length > 5 ? ', …' : ''}): run "npm run generate" and commit the result.`,
    );
  }
  if (!check) replace(draft, target, differing);
  const files = list(draft).length;
  console.log(
    check
      ? `generated/ is up to date (${files} files).`
      : `generated/ has ${files} files, ${differing.length} of them changed.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const path of [draft, ...Object.values(prepared), ...extended.map(({ input }) => input)]) {
    rmSync(path, { recursive: true, force: true });
  }
}

async function generateInto(out: string): Promise<void> {
  // A check of its own. Examples may lag behind a server that is being built.
  if (!check) await lint({ examples: false });
  const documents = { admin: await bundle('admin'), store: await bundle('store') };
  for (const api of apis) {
    writeFileSync(prepared[api], JSON.stringify(forHooks(documents[api])));
  }
  const admin = withExtensions(documents.admin, extensionDocuments(['extensions']));
  for (const { document, input } of extended) {
    writeFileSync(input, JSON.stringify(forHooks(document)));
  }
  const outputs = [
    ...Object.values(orvalConfig(out, prepared)),
    ...extended.map(({ name, input }) => extensionHooks(out, name, input)),
  ];
  await quietly(async () => {
    for (const output of outputs) {
      await orval({ ...output, output: { ...output.output, clean: false } }, root);
    }
  });
  for (const file of list(out)) {
    const path = join(out, file);
    writeFileSync(path, takeClient(tidy(readFileSync(path, 'utf8'))));
  }
  mkdirSync(join(out, 'paths'), { recursive: true });
  for (const api of apis) {
    writeFileSync(join(out, 'paths', `${api}.ts`), await pathTypes(documents[api]));
  }
  writeFileSync(join(out, 'paths', 'effects.ts'), effectsSource({ ...documents, admin }));
  writeFileSync(join(out, 'paths', 'store-operations.ts'), storeOperationsSource(documents.store));
  mkdirSync(join(out, 'locales'), { recursive: true });
  writeFileSync(join(out, 'locales', 'english.ts'), englishSource());
}

async function pathTypes(document: Document): Promise<string> {
  const ast = await openapiTS(JSON.stringify(forTypes(document)), { alphabetize: false });
  return `/* Generated from openapi/, do not edit. */\n${astToString(ast)}`;
}

/** Hides orval's banners. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const log = console.log;
  const lines: string[] = [];
  console.log = (...parts: unknown[]) => void lines.push(parts.join(' '));
  try {
    await work();
  } finally {
    console.log = log;
  }
  const failed = lines.filter((line) => /🛑|fail|error/i.test(line));
  if (failed.length > 0) throw new Error(failed.join('\n'));
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function differences(one: string, other: string): string[] {
  const files = new Set([...list(one), ...list(other)]);
  return [...files].filter((file) => read(join(one, file)) !== read(join(other, file)));
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** A running dev server reloads only changes. */
function replace(from: string, to: string, changed: string[]): void {
  for (const file of changed) {
    const source = join(from, file);
    const path = join(to, file);
    if (!existsSync(source)) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    cpSync(source, path);
  }
}
