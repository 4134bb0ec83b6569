import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { root } from './paths.ts';

export type Node = { type: string } & Record<string, unknown>;

interface Module {
  /** Relative to the project. */
  path: string;
  /** Local names; `import()` and re-exports have none. */
  imports: { path: string; names: string[]; isLater: boolean; isType: boolean }[];
}

const ROOMS: Readonly<Record<string, string>> = {
  '#app': 'src/app',
  '#client': 'src/client',
  '#extension': 'src/extension',
  '#generated': 'generated',
  '#shared': 'src/areas/shared',
  '#ui': 'src/ui',
};

/** Tracked and unignored code files, without tests. */
export function codeFiles(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', folder];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((path) => /(?<!\.test)\.tsx?$/u.test(path) && existsSync(join(root, path)));
}

/** Parents first. */
export function* nodesOf(tree: unknown): Generator<Node> {
  const rest = [tree];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && typeof value.type === 'string') yield value as Node;
    const inside: unknown[] = Object.values(value);
    rest.push(...inside.toReversed());
  }
}

export function nameOf(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  if (typeof name === 'string') return name;
  return typeof value === 'string' ? value : undefined;
}

const modules = new Map<string, Module>();

/** Cached. */
export function moduleAt(path: string): Module {
  let found = modules.get(path);
  if (!found) {
    const text = readFileSync(join(root, path), 'utf8');
    found = readModule(path, text);
    modules.set(path, found);
  }
  return found;
}

const IMPORTING = new Set([
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportDeclaration',
  'ImportExpression',
]);

function readModule(path: string, text: string): Module {
  const tree = parseSync(path, text).program as unknown as Node;
  const imports: Module['imports'] = [];
  // Only `import()` is nested.
  const nodes = text.includes('import(') ? nodesOf(tree) : (tree['body'] as Node[]);
  for (const node of nodes) {
    if (!IMPORTING.has(node.type)) continue;
    const target = targetOf(path, nameOf(node['source']) ?? '');
    const specifiers = node.type === 'ImportDeclaration' ? (node['specifiers'] as Node[]) : [];
    const names = specifiers.flatMap(({ local }) => nameOf(local) ?? []);
    const isLater = node.type === 'ImportExpression';
    const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
    if (target) imports.push({ path: target, names, isLater, isType });
  }
  return { path, imports };
}

/** undefined for libraries and styles. */
export function targetOf(from: string, source: string): string | undefined {
  if (!/\.tsx?$/u.test(source)) return undefined;
  if (source.startsWith('.')) return normalize(join(dirname(from), source));
  const [room = '', ...rest] = source.split('/');
  return ROOMS[room] && [ROOMS[room], ...rest].join('/');
}
