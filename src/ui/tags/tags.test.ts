import { expect, test } from 'vitest';
import { TAG_ENDS, cleanTags } from './tags.ts';

test('a tag is there once, without spaces around it', () => {
  expect(cleanTags([' brass ', 'Brass', '', '  ', 'old  ship', 'oak'])).toEqual([
    'brass',
    'old ship',
    'oak',
  ]);
});

test('commas of other languages end a tag too', () => {
  for (const comma of [',', '،', '、', '，']) expect(TAG_ENDS).toContain(comma);
});

test('what holds several tags is taken apart', () => {
  expect(cleanTags(['S, M', 'red;blue،أخضر', 'M'])).toEqual(['S', 'M', 'red', 'blue', 'أخضر']);
});
