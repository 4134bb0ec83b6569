import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { ScreenKind } from '../../src/app/area/area.ts';
import { nameOf, nodesOf, targetOf } from './modules.ts';
import type { Node } from './modules.ts';
import { inRoot, root } from './paths.ts';

interface DeclaredScreen {
  kind: ScreenKind;
  /** Of the page's module, relative to the project. */
  path: string;
}

function valueOf(object: Node, name: string): Node | undefined {
  const properties = object['properties'] as Node[];
  return properties.find(({ key }) => nameOf(key) === name)?.['value'] as Node | undefined;
}

/** @param routes path relative to the project */
export function screensIn(routes: string, text: string): DeclaredScreen[] {
  const screens: DeclaredScreen[] = [];
  for (const node of nodesOf(parseSync(routes, text).program)) {
    if (node.type !== 'ObjectExpression') continue;
    const [kind, page] = [valueOf(node, 'kind'), valueOf(node, 'page')];
    if (!kind || !page) continue;
    const paths = [...nodesOf(page)]
      .filter(({ type }) => type === 'ImportExpression')
      .flatMap(({ source }) => targetOf(routes, nameOf(source) ?? '') ?? []);
    if (kind.type !== 'Literal' || paths.length === 0) {
      throw new Error(`${routes}: a screen’s kind must be a literal, and its page an import()`);
    }
    // The compiler checks the literal.
    screens.push(...paths.map((path) => ({ kind: kind['value'] as ScreenKind, path })));
  }
  return screens;
}

/** Of all areas. */
export const declaredScreens = (): DeclaredScreen[] =>
  globSync('src/areas/*/routes.ts', { cwd: root }).flatMap((routes) =>
    screensIn(routes, readFileSync(inRoot(routes), 'utf8')),
  );
