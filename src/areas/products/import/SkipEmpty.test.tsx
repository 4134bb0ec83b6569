// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { Edits } from '#ui/grid/edits.ts';
import { readSheet } from './read.ts';
import type { Problem } from './sheet.ts';
import { SkipEmpty } from './SkipEmpty.tsx';

vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { number = '' } = {}) => `${key} ${number}` }),
}));

const HEAD =
  'Product Handle;Product Title;Variant Title;Product Subtitle;Shelf;Variant SKU;Option 1 Name;Option 1 Value';
const SHEET = readSheet(`${HEAD}\nlamp;;One; ;;;Size;\ndesk;;Two;;;SKU-1;Size;`);
const NONE: Edits = new Map();
const keep: Problem = { row: 0, column: 1, code: 'keep' };
const NEEDED: readonly Problem[] = [{ row: 0, column: 7, code: 'optionValue', value: 'Size' }];

function skipped(problems: readonly Problem[] | undefined, edits = NONE, count = 2): unknown {
  const onSkip = vi.fn();
  render(<SkipEmpty sheet={{ ...SHEET, count, problems }} edits={edits} onSkip={onSkip} />);
  const button = document.querySelector('button');
  act(() => button?.click());
  return [button?.textContent, onSkip.mock.lastCall?.[0]];
}

test('columns without any value are skipped, recognized ones too, unless they are needed', () => {
  expect(skipped(NEEDED)).toEqual([
    'check.leaveOutEmpty 2',
    new Map([
      [3, ''],
      [4, ''],
    ]),
  ]);
});

test('titles that existing records keep can be skipped, those of new ones can’t', () => {
  expect(skipped([...NEEDED, keep])).toEqual([
    'check.leaveOutEmpty 3',
    new Map([
      [1, ''],
      [3, ''],
      [4, ''],
    ]),
  ]);
  const both = [...NEEDED, keep, { ...keep, row: 1, code: 'newTitle' as const }];
  expect(skipped(both)).toEqual(skipped(NEEDED));
});

test('a column with something typed isn’t empty, and none is said to be before all is read', () => {
  const edits: Edits = new Map([['1', new Map([['3', 'Bright']])]]);
  expect(skipped(NEEDED, edits)).toEqual(['check.leaveOutEmpty 1', new Map([[4, '']])]);
  expect(skipped(undefined)).toEqual([undefined, undefined]);
  expect(skipped(NEEDED, NONE, 3)).toEqual([undefined, undefined]);
});
