// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { MenuEntry } from '#ui/overlay/MoreMenu.tsx';
import * as toasts from '#ui/overlay/toast.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import { ExtensionMenu } from './ExtensionMenu.tsx';
import { RecordPlaceContext } from './record-place.ts';
import type { RecordPlace } from './record-place.ts';
import type { OpenedAction } from './useExtensionActions.tsx';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
});

const place: RecordPlace = {
  id: 'order_1',
  namespace: 'order',
  list: '',
  back: { to: '/', label: '' },
  sideSkeleton: null,
  isRemoving: false,
  setRemoving: () => undefined,
  onGone: () => undefined,
};

const approve = vi.fn(async (_props: object) => undefined);
const open = async () => ({ default: () => null });

const approval = defineExtension({
  name: 'approval',
  actions: [
    { on: 'order', label: 'approve', run: approve },
    { on: 'order', label: 'ask', open },
    { on: 'product', label: 'other', open },
  ],
});

function draw(extension = approval): OpenedAction[] {
  const opened: OpenedAction[] = [];
  render(
    <InEnglish>
      <ExtensionsContext value={[extension]}>
        <RecordPlaceContext value={place}>
          <MenuEntry
            value={({ children, reason, onClick }) => (
              <button data-reason={reason} onClick={onClick}>
                {children}
              </button>
            )}
          >
            <ExtensionMenu
              record={{ id: 'order_1' }}
              onOpen={(action) => {
                opened.push(action);
              }}
            />
          </MenuEntry>
        </RecordPlaceContext>
      </ExtensionsContext>
    </InEnglish>,
  );
  return opened;
}

const press = async (index: number): Promise<void> =>
  act(async () => document.querySelectorAll('button')[index]?.click());

test('a record’s menu has the actions of its kind: one runs, another opens a dialog', async () => {
  const opened = draw();
  expect(document.querySelectorAll('button')).toHaveLength(2);
  await press(0);
  expect(approve).toHaveBeenCalledWith({ id: 'order_1', record: { id: 'order_1' } });
  await press(1);
  expect(opened).toEqual([{ extension: 'approval', label: 'ask', open }]);
});

test('one that fails says so, by name', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  approve.mockRejectedValueOnce(new Error('refused'));
  draw();
  await press(0);
  expect(toasts.showToast).toHaveBeenCalledWith('error', {
    message: 'The extension “approval” couldn’t complete this action.',
  });
});

test('one may say why it isn’t possible now', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reasons = defineExtension({
    name: 'approval',
    actions: [
      { on: 'order', label: 'approve', reason: ({ id }) => `not-${id}`, run: approve },
      { on: 'order', label: 'ask', reason: () => undefined, open },
      {
        on: 'order',
        label: 'broken',
        reason: () => {
          throw new Error('broken');
        },
        open,
      },
    ],
  });
  draw(reasons);
  const shown = [...document.querySelectorAll('button')].map(({ dataset }) => dataset['reason']);
  expect(shown).toEqual([expect.stringContaining('not-order_1'), undefined, undefined]);
});

test('an action opened over another one shows its own content', async () => {
  const drawAction = (label: string, load: OpenedAction['open']): unknown =>
    render(
      <InEnglish>
        <RecordPlaceContext value={place}>
          <ExtensionDialog
            record={{ id: 'order_1' }}
            action={{ extension: 'approval', label, open: load }}
            opened
            onClose={() => undefined}
          />
        </RecordPlaceContext>
      </InEnglish>,
    );
  const shows = async (text: string): Promise<void> =>
    vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 });
  drawAction('ask', async () => ({ default: () => 'First content' }));
  await shows('First content');
  drawAction('approve', async () => ({ default: () => 'Second content' }));
  await shows('Second content');
});
