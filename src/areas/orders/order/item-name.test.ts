import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byItemName, itemName } from './item-name.ts';

const mug = (description: string | null, sku?: string) => ({
  title: 'Mug',
  description,
  variant: sku === undefined ? null : { sku },
});

test.each([
  [mug('Small', 'MUG-S'), 'Mug · Small (MUG-S)'],
  [mug('Small'), 'Mug · Small'],
  [mug(null, 'MUG'), 'Mug (MUG)'],
  [mug('', ' '), 'Mug'],
])('an item is told from its like: %j', (item, name) => {
  expect(itemName(item)).toBe(name);
});

test('items come in the order of their names, numbers by their size', () => {
  const items = [mug('10 cm'), mug('2 cm'), { title: 'Bell' }];
  expect(items.toSorted(byItemName).map(itemName)).toEqual(['Bell', 'Mug · 2 cm', 'Mug · 10 cm']);
});

/** These show title, variant and SKU as separate parts */
const IN_PARTS = new Set([
  'ItemsSection.tsx',
  'QueueItems.tsx',
  'item-name.ts',
  'printed-items.ts',
  'lines.ts',
  'claim-values.ts',
  'OutgoingItems.tsx',
]);

test('nothing names an item by its title alone', () => {
  const bare = globSync('src/areas/orders/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !IN_PARTS.has(file.split('/').at(-1) ?? ''))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /\b(item|line_item)\??\.title\b|items?, \(\{[^)]*\btitle\b/.test(line)
            ? [`${file}:${at + 1}`]
            : [],
        ),
    );
  expect(bare).toEqual([]);
});
