/**
 * Which modules share a file of the build. Many small files compress badly and wait for each other,
 * so what a kind of screen is made of is one file, and what only one area's list needs is another.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where a kind of screen has its pages: `list`, a record's page. */
const KINDS = {
  list: 'src/areas/*/list/*ListPage.tsx',
  record: 'src/areas/*/!(list|create|import|grid)/*Page.tsx',
};

/** Our own modules that a screen needs before it can be drawn; a package's are found by the bundler. */
function needed(screen: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(screen);
  return found;
}

/**
 * The file of each module: an area's own bear its name and that of the first kind of screen that needs them; of the
 * others, what a list needs, or several screens of another kind, bears the kind's.
 */
function filesOf(graph: Graph): Map<string, string> {
  const files = new Map<string, string>();
  for (const [kind, pattern] of Object.entries(KINDS)) {
    const seen = new Set<string>();
    for (const page of globSync(pattern, { cwd: root })) {
      for (const id of needed(join(root, page), graph)) {
        const area = /\/areas\/(?!shared\/)([^/]+)\//.exec(id)?.[1];
        const isShared = kind === 'list' || seen.has(id);
        if (!files.has(id) && (area !== undefined || isShared)) {
          files.set(id, area === undefined ? kind : `${area}-${kind}`);
        }
        seen.add(id);
      }
    }
  }
  return files;
}

/** A group of `codeSplitting.groups`. */
interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
  includeDependenciesRecursively: boolean;
  priority: number;
}

/** For `codeSplitting.groups`: what a kind of screen shares comes before what one of its screens needs besides. */
export function screenFiles(): Group[] {
  const kinds = Object.keys(KINDS);
  let files: Map<string, string> | undefined;
  const group = (debugName: string, takes: (file: string) => boolean, priority: number): Group => ({
    name: (id, graph) => {
      files ??= filesOf(graph);
      const file = files.get(id);
      return file !== undefined && takes(file) ? file : null;
    },
    debugName,
    // What all lists share brings the packages' modules that it uses.
    includeDependenciesRecursively: debugName === 'list',
    priority,
  });
  return [
    ...kinds.map((kind, index) => group(kind, (file) => file === kind, 1 + kinds.length - index)),
    group('screens', (file) => !kinds.includes(file), 1),
  ];
}
