/** What a list, a record's page and a save cost an area, counted in the code itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { root } from './paths.ts';

/** A node of a module's syntax tree. */
export type Node = { type: string } & Record<string, unknown>;

export interface Module {
  /** From the project's folder. */
  path: string;
  /** Lines, without the empty one after the last. */
  lines: number;
  tree: Node;
  /** The project's modules that it imports, by the names that they have here; `import()` has none. */
  imports: { path: string; names: string[]; isLater: boolean }[];
}

export interface Cost {
  files: string[];
  lines: number;
}

const ROOMS: Readonly<Record<string, string>> = {
  '#app': 'src/app',
  '#client': 'src/client',
  '#generated': 'generated',
  '#shared': 'src/areas/shared',
  '#ui': 'src/ui',
};

/** Files of code that git has or doesn't ignore, without tests. */
export function codeFiles(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', folder];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((path) => /(?<!\.test)\.tsx?$/u.test(path) && existsSync(join(root, path)));
}

/** All nodes below one, and itself. */
export function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') yield node as Node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}

/** The first node of a type that holds, below another. */
export const findNode = (
  within: unknown,
  type: string,
  holds: (node: Node) => boolean,
): Node | undefined => [...nodesOf(within)].find((node) => node.type === type && holds(node));

/** The name of an identifier, in code or in JSX; undefined for anything else. */
export function nameOf(node: unknown): string | undefined {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  if (typeof name === 'string') return name;
  return typeof value === 'string' ? value : undefined;
}

const modules = new Map<string, Module>();

/** Reads a module, once. */
export function moduleAt(path: string): Module {
  let found = modules.get(path);
  if (!found) {
    const text = readFileSync(join(root, path), 'utf8');
    found = readModule(path, text);
    modules.set(path, found);
  }
  return found;
}

/** A module of a text. */
export function readModule(path: string, text: string): Module {
  const tree = parseSync(path, text).program as unknown as Node;
  const imports: Module['imports'] = [];
  for (const node of nodesOf(tree)) {
    const isImport = node.type === 'ImportDeclaration' && node['importKind'] !== 'type';
    if (!isImport && node.type !== 'ImportExpression') continue;
    const target = targetOf(path, nameOf(node['source']) ?? '');
    const specifiers = isImport ? (node['specifiers'] as Node[]) : [];
    const names = specifiers.flatMap(({ local }) => nameOf(local) ?? []);
    if (target) imports.push({ path: target, names, isLater: !isImport });
  }
  return { path, lines: text.trimEnd().split('\n').length, tree, imports };
}

/** The path of what a module imports; undefined for a library and for styles. */
function targetOf(from: string, source: string): string | undefined {
  if (!/\.tsx?$/u.test(source)) return undefined;
  if (source.startsWith('.')) return normalize(join(dirname(from), source));
  const [room = '', ...rest] = source.split('/');
  return ROOMS[room] && [ROOMS[room], ...rest].join('/');
}

/**
 * What a page is made of within its area: itself and what it imports there. What another page has in a folder of its
 * own is that page's.
 *
 * @param withLater also what it loads later: forms and dialogs
 */
export function costOf(page: string, withLater: boolean): Cost {
  const own = dirname(page);
  const area = page.split('/').slice(0, 3).join('/');
  const files = new Set([page]);
  for (const path of files) {
    for (const { path: imported, isLater } of moduleAt(path).imports) {
      if (isLater && !withLater) continue;
      const folder = dirname(imported);
      if (folder === area || folder === own || folder.startsWith(`${own}/`)) files.add(imported);
    }
  }
  return {
    files: [...files],
    lines: [...files].reduce((sum, path) => sum + moduleAt(path).lines, 0),
  };
}

/** The columns that a list's columns file makes: the entries of the list that it memoizes. */
export function columnsOf(list: string): number {
  const { tree } = moduleAt(join(dirname(list), 'columns.tsx'));
  const memo = findNode(tree, 'CallExpression', ({ callee }) => nameOf(callee) === 'useMemo');
  const array = findNode(memo?.['arguments'], 'ArrayExpression', () => true);
  return (array?.['elements'] as unknown[] | undefined)?.length ?? 0;
}

/** The filters of a list's query. */
export function filtersOf(list: string): number {
  const { tree } = moduleAt(join(dirname(list), 'query.ts'));
  const filters = findNode(tree, 'Property', ({ key }) => nameOf(key) === 'filters');
  return (
    ((filters?.['value'] as Node | undefined)?.['properties'] as unknown[] | undefined)?.length ?? 0
  );
}

/** The elements that an attribute of a JSX element holds, out of a fragment or alone. */
export function elementsIn(tree: unknown, attribute: string): Node[] {
  const found = findNode(tree, 'JSXAttribute', ({ name }) => nameOf(name) === attribute);
  const container = found?.['value'] as { expression?: Node } | undefined;
  const value = container?.expression;
  if (value?.type !== 'JSXFragment') return value ? [value] : [];
  return (value['children'] as Node[]).filter(({ type }) => type !== 'JSXText');
}

/** What every record's page has besides its own. */
const RECORD_VIEW = 'src/areas/shared/RecordView.tsx';

/** The sections of a record's page: those of its two columns. */
export const sectionsOf = (page: string): number =>
  [page, RECORD_VIEW]
    .flatMap((path) => ['main', 'side'].flatMap((at) => elementsIn(moduleAt(path).tree, at)))
    .filter(({ type }) => type === 'JSXElement').length;

/** The forms of a record's page; to look at its JSON is none. */
export const formsOf = (page: string): number =>
  [page, RECORD_VIEW]
    .flatMap((path) => elementsIn(moduleAt(path).tree, 'forms'))
    .flatMap((forms) => (forms['properties'] ?? []) as Node[])
    .filter(({ type, key }) => type === 'Property' && nameOf(key) !== 'json').length;

/**
 * The files that a save passes, from a form to the client: where the form hands the generated mutation to a hook, that
 * hook's file, and so on with what the hook makes of it; then the generated file, and what that calls.
 */
export function wayOfSave(form: string): string[] {
  const { imports } = moduleAt(form);
  const generated = imports.find(
    ({ path, names }) => path.startsWith('generated/') && names.some(isMutation),
  );
  const mutation = generated?.names.find(isMutation);
  if (!generated || !mutation) return [];
  const way = [form, ...followed(form, mutation), generated.path];
  const client = moduleAt(generated.path).imports.find(
    ({ path, names }) =>
      path.startsWith('src/client/') && names.some((name) => name.endsWith('Request')),
  );
  return [...new Set(client ? [...way, client.path] : way)];
}

const isMutation = (name: string): boolean => /^getUpdate\w+MutationOptions$/u.test(name);

/** The files to which a module hands something, by the name that it has there, and those to which they hand it on. */
function followed(path: string, name: string): string[] {
  const { tree, imports } = moduleAt(path);
  const carriers = carriersOf(tree, name, new Set(imports.flatMap(({ names }) => names)));
  const found: string[] = [];
  for (const call of nodesOf(tree)) {
    if (call.type !== 'CallExpression') continue;
    const callee = nameOf(call['callee']);
    const target = imports.find(({ names }) => callee !== undefined && names.includes(callee));
    if (!target || target.path === path) continue;
    for (const option of optionsOf(call)) {
      const as = nameOf(option['key']);
      if (as === undefined || !mentions(option['value'], carriers)) continue;
      found.push(target.path, ...followed(target.path, as));
    }
  }
  return [...new Set(found)];
}

/** The options that a call is given, as objects. */
const optionsOf = (call: Node): Node[] =>
  (call['arguments'] as Node[]).flatMap((each) =>
    each.type === 'ObjectExpression' ? (each['properties'] as Node[]) : [],
  );

/** The names that something has in a module: its own, and those of what is made of it there. */
function carriersOf(tree: Node, name: string, imported: ReadonlySet<string>): Set<string> {
  const carriers = new Set([name]);
  const declared = [...nodesOf(tree)].filter(({ type }) => type === 'FunctionDeclaration');
  const own = new Set(declared.map(({ id }) => nameOf(id)));
  let before = 0;
  while (before < carriers.size) {
    before = carriers.size;
    for (const node of nodesOf(tree)) {
      // What one of its own functions is given, it has under the option's name.
      if (node.type === 'CallExpression' && own.has(nameOf(node['callee']) ?? '')) {
        for (const { key, value } of optionsOf(node)) {
          const as = nameOf(key);
          if (as !== undefined && mentions(value, carriers)) carriers.add(as);
        }
      }
      if (node.type !== 'VariableDeclarator') continue;
      const init = node['init'] as Node | null;
      // What an imported hook gives back is its answer, not what it was given.
      const callee = init?.type === 'CallExpression' ? nameOf(init['callee']) : undefined;
      if (callee !== undefined && imported.has(callee)) continue;
      if (!mentions(init, carriers)) continue;
      for (const made of namesIn(node['id'])) carriers.add(made);
    }
  }
  return carriers;
}

const mentions = (node: unknown, names: ReadonlySet<string>): boolean =>
  [...nodesOf(node)].some((each) => each.type === 'Identifier' && names.has(nameOf(each) ?? ''));

/** The names that a declaration makes. */
const namesIn = (pattern: unknown): string[] =>
  [...nodesOf(pattern)].flatMap((each) => (each.type === 'Identifier' ? (nameOf(each) ?? []) : []));
