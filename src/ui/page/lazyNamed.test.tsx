// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { lazyNamed } from './lazyNamed.ts';

const load = async () => ({ Part: ({ name }: { name: string }) => <p>{name}</p> });
const text = (): string => String(document.querySelector('p')?.textContent);

test('a part shows its place until its code is there, and goes on if it is prepared late', async () => {
  const Part = lazyNamed(load, 'Part');
  const content = (
    <Suspense fallback={<p>place</p>}>
      <Part name="figures" />
    </Suspense>
  );
  render(content);
  expect(text()).toBe('place');
  await act(() => Part.prepare());
  await vi.waitFor(() => expect(text()).toBe('figures'));
  const shown = document.querySelector('p');
  render(content);
  expect(document.querySelector('p')).toBe(shown);
});

test('a prepared part is drawn at once', async () => {
  const Part = lazyNamed(load, 'Part');
  await Part.prepare();
  render(<Part name="figures" />);
  expect(text()).toBe('figures');
});
