// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { Banner } from './Banner.tsx';

const click = (detail: number): void =>
  act(() => {
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  });

test('the second click of a double click doesn’t do what the next banner offers', () => {
  const look = vi.fn();
  const doRest = vi.fn();
  render(<Banner tone="warning" action={{ label: 'Check again', onClick: look }} />);
  click(1);
  render(<Banner tone="warning" action={{ label: 'Do the rest', onClick: doRest }} />);
  click(2);
  expect(look).toHaveBeenCalledOnce();
  expect(doRest).not.toHaveBeenCalled();
  click(1);
  expect(doRest).toHaveBeenCalledOnce();
});
