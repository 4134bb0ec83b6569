import { expect, test, vi } from 'vitest';
import { bulkHistory } from './history.ts';

const change = { kind: 'status' };

test('a change is kept until all of its records are as before; each area has its own', () => {
  const products = bulkHistory();
  const customers = bulkHistory();
  const heard = vi.fn();
  const end = products.subscribe(heard);
  const first = products.remember({ change, label: 'one', items: [{ id: 'a' }, { id: 'b' }] });
  const second = products.remember({ change, label: 'two', items: [{ id: 'c' }] });
  expect(products.done().map(({ label }) => label)).toEqual(['two', 'one']);
  expect(customers.done()).toEqual([]);
  products.forget(first, new Set(['a']));
  products.forget(second, new Set(['c']));
  expect(products.done()).toMatchObject([{ id: first, items: [{ id: 'b' }] }]);
  expect(heard).toHaveBeenCalledTimes(4);
  end();
  products.askUndo(first);
  expect(products.undoing()).toBe(first);
  expect(heard).toHaveBeenCalledTimes(4);
});

test('with the page the question and the offer to undo end', () => {
  const history = bulkHistory();
  const hide = vi.fn();
  history.noteOffer(hide);
  history.askUndo(1);
  history.endOffer();
  expect(hide).toHaveBeenCalledOnce();
  expect(history.undoing()).toBeUndefined();
});
