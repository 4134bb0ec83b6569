/**
 * Groups modules into chunks, one per kind of screen and area: many small files compress badly and wait for each other.
 */
import { readFileSync } from 'node:fs';
import { declaredScreens } from './declared-screens.ts';
import { extensionsFolder } from './extensions.ts';
import { inRoot } from './paths.ts';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const NO_AREA = 'app';

/** Areas that need a module. */
interface Users {
  /** For their lists, before rendering. */
  list: Set<string>;
  /** For their record pages. */
  record: Set<string>;
  /** Of all entries: pages, forms, menus. */
  areas: Set<string>;
  /** Number of entries. */
  count: number;
}

const extensionOf = (id: string): string | undefined => {
  const folder = `${extensionsFolder()}/`;
  if (!id.startsWith(folder)) return undefined;
  const [name = ''] = id.slice(folder.length).split('/');
  return `x-${name}`;
};

export const areaOf = (id: string): string | undefined =>
  /\/areas\/(?!shared\/)([^/]+)\//.exec(id)?.[1] ?? extensionOf(id);

/** Those that re-export everything, too. */
const OUTSIDE = /\/node_modules\/|\/(?:client\/index|extension\/parts)\.ts$/;

/** Static imports; the bundler handles packages. */
function needed(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || OUTSIDE.test(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(entry);
  return found;
}

/** Behind a package's entry the bundler can't tell who uses which part. */
const PART = /\b(?:Icon[A-Z]\w+|queryOptions)\b/g;
const FILE_OF_PART =
  /\/node_modules\/@(?:tabler\/icons-react|tanstack\/react-query)\/.*\/(\w+)\.m?js$/;

const partsIn = (id: string): string[] =>
  /\.tsx?$/.test(id) ? (readFileSync(id, 'utf8').match(PART) ?? []) : [];

/** Dynamic imports. */
function entriesFrom(main: string, graph: Graph): Set<string> {
  const entries = new Set([main]);
  // The set grows while iterating.
  for (const entry of entries) {
    for (const id of needed(entry, graph)) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(next);
    }
  }
  return entries;
}

/** By module id, or name of a package's part. */
function usersOf(graph: Graph): Map<string, Users> {
  const kinds = new Map(
    declaredScreens().flatMap(({ kind, modules }) =>
      kind ? modules.map((path) => [inRoot(path), kind]) : [],
    ),
  );
  const all = new Map<string, Users>();
  for (const entry of entriesFrom(inRoot('src/main/main.tsx'), graph)) {
    const area = areaOf(entry) ?? NO_AREA;
    // Loads with its area's list.
    const kind = entry.endsWith('/routes.ts') ? 'list' : kinds.get(entry);
    const modules = needed(entry, graph);
    for (const id of new Set([...modules, ...[...modules].flatMap(partsIn)])) {
      const users = all.get(id) ?? {
        list: new Set(),
        record: new Set(),
        areas: new Set(),
        count: 0,
      };
      all.set(id, users);
      users.areas.add(area);
      users.count += 1;
      if (kind === 'list' || kind === 'record') users[kind].add(area);
    }
  }
  return all;
}

const callsOf = (id: string): string | undefined =>
  /\/generated\/admin\/([^/]+)\/[^/]+\.ts$/.exec(id)?.[1];

/** From here, nearly any area loads it. */
const MANY_AREAS = 4;
/** From here, all lists load it. */
const MANY_LISTS = 4;

/**
 * Chunk of a module; undefined: stays with its only user.
 *
 * A module's imports have at least its users. To avoid circular chunks, more users never lead to an earlier line: first
 * an area's own, then shared, then records, then lists. Calls only import the first file.
 */
function fileFor(id: string, { list, record, areas, count }: Users): string | undefined {
  const names = (of: Set<string>): string => [...of].toSorted().join('-');
  if (areas.size === 1) {
    if (list.size > 0) return `${names(areas)}-list`;
    if (record.size > 0) return `${names(areas)}-record`;
    return count > 1 ? names(areas) : undefined;
  }
  const calls = callsOf(id);
  if (calls && list.size < 3) return list.size > 0 ? `${calls}-calls` : 'calls';
  const isForScreens = list.size > 0 || record.size > 0;
  if (!isForScreens) return areas.size < MANY_AREAS ? 'shared-by-few' : 'shared';
  if (list.size === 0) return record.size > 1 ? 'record' : `${names(record)}-record-parts`;
  return list.size < MANY_LISTS ? `${names(list)}-list-parts` : 'list';
}

interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
  includeDependenciesRecursively: boolean;
  priority: number;
}

/** Most shared first; `list` and `record` include their packages. */
export function screenFiles(): Group[] {
  let users: Map<string, Users> | undefined;
  const group = (debugName: string, takes: RegExp): Omit<Group, 'priority'> => ({
    name: (id, graph) => {
      users ??= usersOf(graph);
      const ofModule = users.get(FILE_OF_PART.exec(id)?.[1] ?? id);
      const file = ofModule && fileFor(id, ofModule);
      return file !== undefined && takes.test(file) ? file : null;
    },
    debugName,
    includeDependenciesRecursively: debugName === 'list' || debugName === 'record',
  });
  return [
    group('list', /^list$/),
    group('parts of lists', /-list$|-list-parts$|calls$/),
    group('record', /^record$/),
    group('the rest', /./),
  ].map((each, index, all) => ({ ...each, priority: all.length - index }));
}
