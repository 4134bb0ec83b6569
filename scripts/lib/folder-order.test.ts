import { expect, test } from 'vitest';
import { codeFiles, moduleAt } from './modules.ts';

type Import = readonly [from: string, to: string];

/** With types and `import()`. */
const importsIn = (room: string): Import[] =>
  codeFiles(room).flatMap((path) =>
    moduleAt(path).imports.map(({ path: to }): Import => [path, to]),
  );

/** Folder of the room, or a file beside its folders; undefined outside. */
const folderIn = (room: string, path: string): string | undefined =>
  path.startsWith(`${room}/`) ? path.slice(room.length + 1).split('/')[0] : undefined;

const AREAS = 'src/areas';
const SHARED = 'shared';

/** Returns the imports by which an area, or what areas share, reaches into an area. */
const betweenAreas = (imports: readonly Import[]): string[] =>
  imports
    .filter(([from, to]) => {
      const [by, used] = [folderIn(AREAS, from), folderIn(AREAS, to)];
      return by !== undefined && used !== undefined && used !== SHARED && used !== by;
    })
    .map(([from, to]) => `${from} imports ${to}`);

/** Returns the imports by which folders of the room lead back to themselves. */
function circular(room: string, imports: readonly Import[]): string[] {
  const across: { line: string; by: string; used: string }[] = [];
  const uses = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [by, used] = [folderIn(room, from), folderIn(room, to)];
    if (by === undefined || used === undefined || by === used) continue;
    across.push({ line: `${from} imports ${to}`, by, used });
    uses.set(by, (uses.get(by) ?? new Set<string>()).add(used));
  }
  const leadsTo = (start: string, end: string): boolean => {
    const reached = new Set([start]);
    // The set grows while iterating.
    for (const folder of reached) for (const next of uses.get(folder) ?? []) reached.add(next);
    return reached.has(end);
  };
  return across.filter(({ by, used }) => leadsTo(used, by)).map(({ line }) => line);
}

test.each(['src/app', 'src/ui', 'src/areas/orders/order'])(
  'the folders of %s import each other in one direction',
  (room) => {
    expect(importsIn(room).length).toBeGreaterThan(100);
    expect(circular(room, importsIn(room))).toEqual([]);
  },
);

test('a circle is found, however long, and only what is part of it', () => {
  const circle: Import[] = [
    ['src/ui/date/Calendar.tsx', 'src/ui/format/useTag.ts'],
    ['src/ui/format/format.ts', 'src/ui/money/money.ts'],
    ['src/ui/money/MoneyInput.tsx', 'src/ui/date/day.ts'],
  ];
  const beside: Import[] = [
    ['src/ui/page/Page.tsx', 'src/ui/format/format.ts'],
    ['src/ui/money/money.ts', 'src/ui/theme/values.ts'],
    ['src/ui/format/format.ts', 'src/ui/format/digits.ts'],
    ['src/app/date/day.ts', 'src/ui/date/day.ts'],
  ];
  const found = circle.map(([from, to]) => `${from} imports ${to}`);
  expect(circular('src/ui', [...circle, ...beside])).toEqual(found);
  expect(circular('src/app', [...circle, ...beside])).toEqual([]);
  expect(circular('src/ui', [...circle.slice(1), ...beside])).toEqual([]);
});

test('an import of a type alone and one that loads later would close a circle', () => {
  const imports = importsIn('src/ui');
  const type: Import = ['src/ui/preferences/preferences.tsx', 'src/ui/table/density.ts'];
  const later: Import = ['src/ui/table/Row.tsx', 'src/ui/states/BrokenRecord.tsx'];
  for (const [from, to] of [type, later]) {
    expect(circular('src/ui', [...imports, [to, from]])).toContain(`${from} imports ${to}`);
  }
});

test('no area imports another, and what areas share imports none', () => {
  expect(importsIn(AREAS).length).toBeGreaterThan(1000);
  expect(betweenAreas(importsIn(AREAS))).toEqual([]);
});

test('an import between areas is found', () => {
  const orders = 'src/areas/orders/list/query.ts';
  expect(
    betweenAreas([
      [orders, 'src/areas/shared/list/list-query.ts'],
      [orders, 'src/areas/orders/search.ts'],
      [orders, 'src/app/paths.ts'],
      ['src/main/areas.ts', 'src/areas/orders/routes.ts'],
      [orders, 'src/areas/products/names.ts'],
      ['src/areas/shared/list/ListPage.tsx', orders],
    ]),
  ).toEqual([
    `${orders} imports src/areas/products/names.ts`,
    `src/areas/shared/list/ListPage.tsx imports ${orders}`,
  ]);
});
