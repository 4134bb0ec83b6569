// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { usePreference } from '#ui/preferences/preferences.tsx';
import type { UiPreferences } from '#ui/preferences/preferences.tsx';
import { UserPreferences } from './UserPreferences.tsx';
import { browserValue } from './storage.ts';

type Lists = UiPreferences['lists'];

const NONE: Lists = {};
const stored = browserValue<Lists>('lists', {});
let lists: Lists;
let write: (lists: Lists) => void;

function Page(): null {
  [lists, write] = usePreference('lists', NONE);
  return null;
}

beforeEach(() => localStorage.clear());

test('a list that was changed in this tab leaves alone what another tab changed of others', () => {
  stored.write({ orders: { size: 25 }, products: { size: 25 } } as Lists);
  render(
    <UserPreferences userId={undefined}>
      <Page />
    </UserPreferences>,
  );
  expect(Object.keys(lists)).toEqual(['orders', 'products']);
  stored.write({ orders: { size: 25 }, products: { size: 100 } } as Lists);
  act(() => write({ ...lists, orders: { size: 50 } } as unknown as Lists));
  expect(stored.read()).toEqual({ orders: { size: 50 }, products: { size: 100 } });
  const { products: _products, ...others } = lists;
  act(() => write(others));
  expect(stored.read()).toEqual({ orders: { size: 50 } });
});
