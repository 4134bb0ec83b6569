// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { Facts } from './Section.tsx';

test('facts with equal labels are told apart by their ids', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Facts facts={['a', 'b'].map((id) => ({ id, label: 'Rope', value: id }))} />);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  expect([...document.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual(['a', 'b']);
});
