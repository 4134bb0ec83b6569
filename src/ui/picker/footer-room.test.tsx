// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { FORM_FOOTER } from '../keyboard/attributes.ts';
import { footerRoom } from './footer-room.ts';

test.each([
  ['a drawer’s buttons are kept clear', 0, 61],
  ['below a dialog’s buttons there is room', 200, 0],
])('%s', (_case, below, room) => {
  render(
    <form>
      <input />
      <div {...{ [FORM_FOOTER]: true }} />
    </form>,
  );
  const end = window.innerHeight - below;
  const footer = document.querySelector(`[${FORM_FOOTER}]`);
  if (footer) {
    vi.spyOn(footer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, end - 61, 300, 61));
  }
  expect(footerRoom(document.querySelector('input'))).toBe(room);
});

test('outside a form nothing is kept clear', () => {
  render(<input />);
  expect(footerRoom(document.querySelector('input'))).toBe(0);
  expect(footerRoom(null)).toBe(0);
});
