// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { Pager } from './Pager.tsx';

const draw = (count: number | undefined): void => {
  render(
    <InEnglish>
      <Pager page={1} pageSize={25} count={count} onPage={() => undefined} />
    </InEnglish>,
  );
};

const isWaiting = (): boolean | undefined =>
  document.querySelector('nav')?.hasAttribute('data-waiting');

test('the pager shows once the number of rows is known', () => {
  draw(undefined);
  expect(isWaiting()).toBe(true);
  draw(140);
  expect(isWaiting()).toBe(false);
  expect(document.querySelector('nav')?.textContent).toContain('140');
});
