// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { TagInput } from './TagInput.tsx';

let tags: string[] = [];

function Field(): ReactNode {
  const [value, setValue] = useState<string[]>([]);
  tags = value;
  return <TagInput label="Sizes" value={value} onChange={setValue} />;
}

function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void document.querySelector('input')?.dispatchEvent(event));
}

beforeEach(() => render(<Field />));

test('a column of a spreadsheet becomes a tag for each cell', () => {
  paste('S\nM\nL');
  expect(tags).toEqual(['S', 'M', 'L']);
});

test('a large table is refused, with a word about it, until something else is pasted', () => {
  paste(`${'1\t'.repeat(5000)}\n`.repeat(20));
  expect(tags).toEqual([]);
  const input = document.querySelector('input');
  expect(document.querySelector('[aria-invalid="true"], [data-error]')).not.toBeNull();
  paste('S,M');
  expect(tags).toEqual(['S', 'M']);
  expect(input?.closest('[data-error]')).toBeNull();
});
