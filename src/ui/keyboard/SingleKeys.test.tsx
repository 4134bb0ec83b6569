import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SingleKeys, useKeyHint } from './SingleKeys.tsx';

function Next(): ReactNode {
  return <button {...useKeyHint('j')}>Next</button>;
}

test('a key is named only while single keys are on', () => {
  expect(renderToStaticMarkup(<Next />)).toContain('aria-keyshortcuts="j"');
  const off = (
    <SingleKeys value={false}>
      <Next />
    </SingleKeys>
  );
  expect(renderToStaticMarkup(off)).toBe('<button>Next</button>');
});
