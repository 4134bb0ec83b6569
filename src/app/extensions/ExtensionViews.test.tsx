// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListPreferences } from '#ui/list/useListPreferences.ts';
import type { ListSettings } from '#ui/list/useListPreferences.ts';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { ExtensionsContext } from './context.ts';
import { defineExtension } from './extension.ts';
import { ExtensionViews } from './ExtensionViews.tsx';

const approval = defineExtension({
  name: 'approval',
  views: [
    { on: 'orders', id: 'waiting', label: 'waiting', query: 'status=pending&q=b2b&page=2' },
    { on: 'drafts', id: 'all', label: 'all', query: '' },
  ],
});

const FILTERS = ['status'];
const STARTING = [{ id: 'today', name: 'Today', query: 'created_at=today' }];
const WAITING = 'x-approval-waiting';

let settings: ListSettings;

function Probe(): null {
  settings = useListPreferences('orders', FILTERS, STARTING);
  return null;
}

const draw = (address: string, extensions = [approval]): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={extensions}>
        <MemoryRouter initialEntries={[address]}>
          <ExtensionViews>
            <Probe />
          </ExtensionViews>
        </MemoryRouter>
      </ExtensionsContext>
    </InEnglish>,
  );

const ids = (): string[] => settings.views.map(({ id }) => id);

test('a list has the views of its name after its own', () => {
  draw(`/?q=b2b&status=pending&view=${WAITING}`);
  expect(ids()).toEqual(['today', WAITING]);
  expect(settings.view?.query).toBe('q=b2b&status=pending');
  expect(settings.isViewChanged).toBe(false);
});

test('one comes after the views that someone has saved, and goes with its extension', () => {
  draw('/', []);
  act(() => settings.saveView({ id: 'mine', name: 'Mine', query: 'q=oil' }));
  expect(ids()).toEqual(['today', 'mine']);
  draw('/');
  expect(ids()).toEqual(['today', 'mine', WAITING]);
  act(() => settings.removeView('today'));
  expect(ids()).toEqual(['mine', WAITING]);
  draw('/', []);
  expect(ids()).toEqual(['mine']);
});
