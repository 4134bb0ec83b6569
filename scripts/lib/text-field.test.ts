import { expect, test } from 'vitest';
import { newLines } from './text-field.ts';

test('a line that has only moved to a place of its own is not new', () => {
  const before = '<Facts facts={[handle(title)]} />\n';
  const after = '<Facts\n  facts={[\n    text(subtitle),\n    handle(title),\n  ]}\n/>\n';
  expect(newLines(before, after)).toEqual(['    text(subtitle),']);
  expect(newLines('a(b)\n', 'a(b, c)\n')).toEqual(['a(b, c)']);
});
