// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { ScrollIntoView } from './ScrollIntoView.tsx';

test('scrolls into view once, as it appears', () => {
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockReturnValue(Promise.resolve() as never);
  const draw = (text: string | undefined): void => {
    render(text === undefined ? null : <ScrollIntoView>{text}</ScrollIntoView>);
  };
  draw(undefined);
  expect(scroll).not.toHaveBeenCalled();
  draw('Nobody knows yet');
  draw('Nobody knows yet');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  // Newer browsers return a promise, which is no cleanup.
  draw(undefined);
});
