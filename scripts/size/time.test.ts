import { expect, test } from 'vitest';
import { moduleOf, timesOf } from './time.ts';

test.each([
  ['../../node_modules/@mantine/core/esm/Box/Box.mjs', '@mantine/core'],
  ['../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../../src/app/frame/Frame.tsx', 'src/app/frame'],
  ['../../src/areas/shared/list/columns.tsx', 'src/areas/shared/list'],
  ['../../generated/admin/auth/auth.ts', 'generated/admin/auth'],
  ['/boot.js', '/boot.js'],
])('%s counts for %s', (source, module) => {
  expect(moduleOf(source)).toBe(module);
});

test('samples are added up by module; waiting does not count', () => {
  const frame = (functionName: string, url: string) => ({
    functionName,
    url,
    lineNumber: 0,
    columnNumber: 0,
  });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(idle)', '') },
      { id: 2, callFrame: frame('(garbage collector)', '') },
      { id: 3, callFrame: frame('draw', '/src/ui/table/Row.tsx') },
      { id: 4, callFrame: frame('fit', '/src/ui/table/widths.ts') },
    ],
    samples: [1, 2, 3, 4, 3],
    timeDeltas: [9000, 1000, 2000, 500, 1000],
  };
  expect(timesOf(profile, ({ url }) => url)).toEqual([
    ['src/ui/table', 3.5],
    ['(garbage collector)', 1],
  ]);
});
