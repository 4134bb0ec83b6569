/**
 * Which modules share a file of the build. Many small files compress badly and wait for each other,
 * so what a kind of screen is made of is one file, and what only one area's list needs is another.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.ts';

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where a kind of screen has its pages: `list`, a record's page. */
const KINDS = {
  list: 'src/areas/*/{.,list}/*ListPage.tsx',
  record: 'src/areas/*/!(list|create|import|grid|queue|calendar)/*Page.tsx',
};

/** Our own modules that a screen needs before it can be drawn; a package's are found by the bundler. */
function needed(screen: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    // The client's entry names all that there is; what of it a start needs is in the first file.
    if (found.has(id) || /\/node_modules\/|\/client\/index\.ts$/.test(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(screen);
  return found;
}

/** Icons by the names that modules use: behind the package's one entry the bundler can't tell whose they are. */
const iconsIn = (modules: Iterable<string>): Set<string> =>
  new Set(
    [...modules]
      .filter((id) => /\.tsx?$/.test(id))
      .flatMap((id) => readFileSync(id, 'utf8').match(/\bIcon[A-Z]\w+/g) ?? []),
  );

/** The tag of the contract whose calls a generated module makes. */
const callsOf = (id: string): string | undefined =>
  /\/generated\/admin\/([^/]+)\/[^/]+\.ts$/.exec(id)?.[1];

const areaOf = (id: string): string | undefined => /\/areas\/(?!shared\/)([^/]+)\//.exec(id)?.[1];

/**
 * The file of each module. What several screens of a kind need bears the kind's name; an area's own, and what only its
 * list needs besides, the area's and that of the first kind of screen that needs it.
 */
function filesOf(graph: Graph): (id: string) => string | undefined {
  const files = new Map<string, string>();
  for (const [kind, pattern] of Object.entries(KINDS)) {
    const screens = globSync(pattern, { cwd: root })
      .map((page) => needed(join(root, page), graph))
      .map((modules) => ({ modules, area: [...modules].map(areaOf).find(Boolean) }));
    for (const { modules, area } of screens) {
      for (const id of modules) {
        const users = screens.filter((screen) => screen.modules.has(id));
        const own = areaOf(id) ?? (kind === 'list' ? area : undefined);
        if (files.has(id)) continue;
        // Another area's calls are no small thing: not all screens load them because two do.
        const calls = users.length === 2 ? callsOf(id) : undefined;
        if (calls !== undefined) files.set(id, `${calls}-calls-${kind}`);
        else if (areaOf(id) === undefined && users.length > 1) {
          // Nor do all lists load what two of them share.
          const isPair = kind === 'list' && users.length === 2;
          files.set(id, isPair ? `${users.map((user) => user.area).join('-')}-list` : kind);
        } else if (own !== undefined) files.set(id, `${own}-${kind}`);
      }
    }
  }
  const icons = new Map<string, string>();
  const ofLists = [...files].filter(([, file]) => file.endsWith('list'));
  // What tells of an area's screens comes with its list.
  for (const routes of globSync('src/areas/*/routes.ts', { cwd: root })) {
    const id = join(root, routes);
    const file = `${areaOf(id)}-list`;
    files.set(id, file);
    for (const icon of iconsIn([id])) icons.set(icon, icons.has(icon) ? 'list' : file);
  }
  for (const icon of iconsIn(ofLists.map(([id]) => id))) icons.set(icon, 'list');
  // Left to the bundler, a record's icons are in the page's entry, and what else shows them waits for that.
  for (const [id, file] of files) {
    if (!file.endsWith('record')) continue;
    for (const icon of iconsIn([id])) {
      const other = icons.get(icon) ?? file;
      icons.set(icon, other === file || !other.endsWith('record') ? other : 'record');
    }
  }
  // What the palette has of the areas is one file, with the icons that nothing else brings.
  for (const entry of globSync('src/areas/*/palette-entry.ts', { cwd: root })) {
    const id = join(root, entry);
    files.set(id, 'palette');
    for (const icon of iconsIn([id])) if (!icons.has(icon)) icons.set(icon, 'palette');
  }
  return (id) => files.get(id) ?? icons.get(basename(id, '.mjs'));
}

/** A group of `codeSplitting.groups`. */
interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
  includeDependenciesRecursively: boolean;
  priority: number;
}

/** For `codeSplitting.groups`: lists come first, and what a kind of screen shares before what one of its screens needs. */
export function screenFiles(): Group[] {
  let fileOf: ReturnType<typeof filesOf> | undefined;
  const group = (debugName: string, takes: (file: string) => boolean): Omit<Group, 'priority'> => ({
    name: (id, graph) => {
      fileOf ??= filesOf(graph);
      const file = fileOf(id);
      return file !== undefined && takes(file) ? file : null;
    },
    debugName,
    // What a kind shares brings the packages' modules that it uses.
    includeDependenciesRecursively: debugName in KINDS,
  });
  const ofKinds = Object.keys(KINDS).flatMap((kind) => [
    group(kind, (file) => file === kind),
    group(`one ${kind}`, (file) => file.endsWith(`-${kind}`)),
  ]);
  return [...ofKinds, group('palette', (file) => file === 'palette')].map((each, index, all) => ({
    ...each,
    priority: all.length - index,
  }));
}
