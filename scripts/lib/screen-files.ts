/**
 * Which modules share a file of the build. Many small files compress badly and wait for each other, and each costs a
 * browser some milliseconds; so what a kind of screen is made of is one file, and so is what an area's screens share.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Where a kind of screen has its pages: `list`, a record's page. */
const KINDS = {
  list: 'src/areas/*/{.,list}/*ListPage.tsx',
  record: 'src/areas/*/!(list|create|import|grid|queue|calendar)/*Page.tsx',
};
type Kind = keyof typeof KINDS;

/** The area of what belongs to none, such as the frame around the screens. */
const NO_AREA = 'app';

/** Who needs a module. */
interface Users {
  /** The areas whose lists do, before they can be drawn. */
  list: Set<string>;
  /** The areas whose records' pages do. */
  record: Set<string>;
  /** The areas of all that is loaded by itself and does: a page, a form, a menu. */
  areas: Set<string>;
  /** How many of those there are. */
  count: number;
}

const areaOf = (id: string): string | undefined => /\/areas\/(?!shared\/)([^/]+)\//.exec(id)?.[1];

/** Our own modules that one needs before it can run; a package's are found by the bundler. */
function needed(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    // The client's entry names all that there is; what of it a start needs is in the first file.
    if (found.has(id) || /\/node_modules\/|\/client\/index\.ts$/.test(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(entry);
  return found;
}

/** Parts of packages by their names: behind a package's one entry the bundler can't tell who uses which. */
const PART = /\b(?:Icon[A-Z]\w+|queryOptions)\b/g;
const FILE_OF_PART =
  /\/node_modules\/@(?:tabler\/icons-react|tanstack\/react-query)\/.*\/(\w+)\.m?js$/;

const partsIn = (id: string): string[] =>
  /\.tsx?$/.test(id) ? (readFileSync(id, 'utf8').match(PART) ?? []) : [];

/** All that is loaded by itself: what modules ask for while they run. */
function entriesFrom(main: string, graph: Graph): Set<string> {
  const entries = new Set([main]);
  // A set that grows is gone through to its end.
  for (const entry of entries) {
    for (const id of needed(entry, graph)) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(next);
    }
  }
  return entries;
}

/** Who needs each module, and each part of a package by its name. */
function usersOf(graph: Graph): Map<string, Users> {
  const kinds = new Map<string, Kind>();
  for (const kind of ['list', 'record'] as const) {
    for (const page of globSync(KINDS[kind], { cwd: root })) kinds.set(join(root, page), kind);
  }
  const all = new Map<string, Users>();
  for (const entry of entriesFrom(join(root, 'src/main/main.tsx'), graph)) {
    const area = areaOf(entry) ?? NO_AREA;
    // What tells of an area's screens comes with its list.
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
      if (kind) users[kind].add(area);
    }
  }
  return all;
}

/** The tag of the contract whose calls a generated module makes. */
const callsOf = (id: string): string | undefined =>
  /\/generated\/admin\/([^/]+)\/[^/]+\.ts$/.exec(id)?.[1];

/** How many areas' screens need what is loaded with nearly each of them. */
const MANY_AREAS = 4;

/**
 * The file of a module by those who need it; undefined where it stays with the only one.
 *
 * What a module imports has the same users or more. So that no two files wait for each other, a module with more users
 * never gets a file of an earlier line here than one with fewer: first what one area has for itself, then what is
 * shared outside of lists and records, then records, then lists. Calls need only what is in the first file, so they may
 * stand apart.
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
  // A list needn't load what only others need, nor a record's page whole lists.
  return list.size < 3 ? `${names(list)}-list-parts` : 'list';
}

/** A group of `codeSplitting.groups`. */
interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
  includeDependenciesRecursively: boolean;
  priority: number;
}

/** For `codeSplitting.groups`; what more need comes first, and `list` and `record` bring the packages that they use. */
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
    includeDependenciesRecursively: debugName in KINDS,
  });
  return [
    group('list', /^list$/),
    group('parts of lists', /-list$|-list-parts$|calls$/),
    group('record', /^record$/),
    group('the rest', /./),
  ].map((each, index, all) => ({ ...each, priority: all.length - index }));
}
