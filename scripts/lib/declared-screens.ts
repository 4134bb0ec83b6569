import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { ScreenKind } from '../../src/app/area/area.ts';
import { nameOf, nodesOf, targetOf } from './modules.ts';
import type { Node } from './modules.ts';
import { inRoot, root } from './paths.ts';

interface DeclaredScreen {
  /** Under `/a/`, with parameters. */
  route: string;
  kind: ScreenKind | undefined;
  /** Undefined unless written out. */
  namespaces: string[] | undefined;
  /** The page's modules, relative to the project. */
  modules: string[];
}

function valueOf(object: Node, name: string): Node | undefined {
  const properties = object['properties'] as Node[];
  return properties.find(({ key }) => nameOf(key) === name)?.['value'] as Node | undefined;
}

function textsIn(list: Node | undefined): string[] | undefined {
  if (list?.type !== 'ArrayExpression') return undefined;
  const elements = list['elements'] as Node[];
  if (elements.some(({ type }) => type !== 'Literal')) return undefined;
  return elements.flatMap((element) => nameOf(element) ?? []);
}

/** @param routes path relative to the project */
export function screensIn(routes: string, text: string): DeclaredScreen[] {
  const screens: DeclaredScreen[] = [];
  for (const node of nodesOf(parseSync(routes, text).program)) {
    if (node.type !== 'ObjectExpression') continue;
    const [path, kind, page] = ['path', 'kind', 'page'].map((name) => valueOf(node, name));
    if (!page) continue;
    const modules = [...nodesOf(page)]
      .filter(({ type }) => type === 'ImportExpression')
      .flatMap(({ source }) => targetOf(routes, nameOf(source) ?? '') ?? []);
    const isRead = [path, kind ?? path].every((value) => value?.type === 'Literal');
    if (!isRead || modules.length === 0) {
      throw new Error(`${routes}: a screen’s path and kind must be literals, its page an import()`);
    }
    screens.push({
      route: String(path?.['value']),
      // The compiler checks the literal.
      kind: kind?.['value'] as ScreenKind | undefined,
      namespaces: textsIn(valueOf(node, 'namespaces')),
      modules,
    });
  }
  return screens;
}

/** Of all areas. */
export const declaredScreens = (): DeclaredScreen[] =>
  globSync('src/areas/*/routes.ts', { cwd: root })
    .toSorted()
    .flatMap((routes) => screensIn(routes, readFileSync(inRoot(routes), 'utf8')));
