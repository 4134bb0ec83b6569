// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import { SetPageCommands } from '#app/palette/further-commands.ts';
import type { FurtherCommand } from '#app/palette/further-commands.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { ActionCommands } from './ActionCommands.tsx';
import { RecordPlaceContext } from './record-place.ts';
import type { RecordPlace } from './record-place.ts';

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

const open = async () => ({ default: () => null });

const approval = defineExtension({
  name: 'approval',
  actions: [
    { on: 'order', label: 'approve', open },
    { on: 'order', label: 'reject', reason: () => 'tooLate', open },
    { on: 'product', label: 'other', open },
  ],
});

test('the palette has the actions that are possible on the record', () => {
  const set = vi.fn<(commands: readonly FurtherCommand[]) => void>();
  const onOpen = vi.fn();
  render(
    <InEnglish>
      <ExtensionsContext value={[approval]}>
        <RecordPlaceContext value={place}>
          <SetPageCommands value={set}>
            <ActionCommands record={{ id: 'order_1' }} onOpen={onOpen} />
          </SetPageCommands>
        </RecordPlaceContext>
      </ExtensionsContext>
    </InEnglish>,
  );
  const commands = set.mock.lastCall?.[0] ?? [];
  expect(commands.map(({ id }) => id)).toEqual(['x-approval-action-approve']);
  commands[0]?.run?.();
  expect(onOpen).toHaveBeenCalledWith({ extension: 'approval', label: 'approve', open });
});
