// @vitest-environment happy-dom
import { act, useContext, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as toasts from '#ui/overlay/toast.ts';
import { InEnglish } from '../../../tests/support/english.tsx';
import { render } from '../../../tests/support/render.tsx';
import { FurtherCommands, SetPageCommands } from '../palette/further-commands.ts';
import type { FurtherCommand } from '../palette/further-commands.ts';
import { paths } from '../paths.ts';
import { ExtensionsContext } from './context.ts';
import { ExtensionCommands } from './ExtensionCommands.tsx';
import { defineExtension } from './extension.ts';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

const approval = defineExtension({
  name: 'approval',
  commands: [
    { label: 'rules', to: '/rules' },
    { label: 'waiting', keywords: 'words', run: ({ open }) => open(paths.orders('q=b2b')) },
    { label: 'broken', run: async () => Promise.reject(new Error('refused')) },
  ],
});

let commands: readonly FurtherCommand[] = [];
let address = '';

function Probe(): null {
  const { pathname, search } = useLocation();
  commands = useContext(FurtherCommands);
  address = pathname + search;
  return null;
}

const ofRecord: readonly FurtherCommand[] = [
  { id: 'approve', label: 'Approve order', icon: () => null, run: () => undefined },
];

function RecordPage(): null {
  const set = useContext(SetPageCommands);
  useEffect(() => {
    set(ofRecord);
    return () => set([]);
  }, [set]);
  return null;
}

const draw = (isRecord = false): unknown =>
  render(
    <InEnglish>
      <ExtensionsContext value={[approval]}>
        <MemoryRouter>
          <ExtensionCommands>
            <Probe />
            {isRecord ? <RecordPage /> : null}
          </ExtensionCommands>
        </MemoryRouter>
      </ExtensionsContext>
    </InEnglish>,
  );

const choose = async (place: number): Promise<void> => act(async () => commands[place]?.run?.());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a command leads to a page of its extension, or anywhere in the app', async () => {
  draw();
  expect(commands.map(({ id, to }) => [id, to])).toEqual([
    ['x-approval-command-rules', paths.extension('approval', '/rules')],
    ['x-approval-command-waiting', undefined],
    ['x-approval-command-broken', undefined],
  ]);
  expect(commands.map(({ keywords }) => keywords !== undefined)).toEqual([false, true, false]);
  await choose(1);
  expect(address).toBe('/a/orders?q=b2b');
});

test('one that fails says so, by name', async () => {
  draw();
  await choose(2);
  expect(toasts.showToast).toHaveBeenCalledWith('error', {
    message: 'The extension “approval” couldn’t complete this action.',
  });
});

test('those of the page come first, and go with it', () => {
  draw(true);
  expect(commands.slice(0, 1)).toEqual(ofRecord);
  expect(commands).toHaveLength(4);
  draw();
  expect(commands).toHaveLength(3);
});
