// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { defineExtension } from '#app/extensions/extension.ts';
import type { BulkActionProps } from '#app/extensions/extension.ts';
import * as toasts from '#ui/overlay/toast.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { withExtensionActions } from '../list/extension-bulk.tsx';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
});

const approve = vi.fn(async (_props: object) => undefined);

const Ask = ({ ids }: BulkActionProps): ReactNode => <p>Approve {ids.length} orders?</p>;

const approval = defineExtension({
  name: 'approval',
  bulkActions: [
    { on: 'orders', label: 'approve', run: approve },
    { on: 'orders', label: 'ask', open: async () => ({ default: Ask }) },
    { on: 'products', label: 'other', run: () => undefined },
  ],
});

const ids = ['order_1', 'order_2'];
const clear = vi.fn();

function draw(extensions = [approval]): void {
  const { renderBulkActions } = withExtensionActions('orders', () => <button>Capture</button>);
  render(
    <InEnglish>
      <ExtensionsContext value={extensions}>
        {renderBulkActions?.(ids, clear, () => undefined)}
      </ExtensionsContext>
    </InEnglish>,
  );
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

async function press(label: string, all = 3): Promise<void> {
  await vi.waitFor(() => expect(buttons()).toHaveLength(all), { timeout: 20_000 });
  await act(async () =>
    buttons()
      .find(({ textContent }) => textContent.endsWith(label))
      ?.click(),
  );
}

test('selected rows have the list’s own actions, then those of extensions', async () => {
  draw();
  expect(buttons().map(({ textContent }) => textContent)).toContain('Capture');
  await press('approve');
  expect(approve).toHaveBeenCalledWith({ ids, clear });
});

test('one opens a dialog with the selected rows', async () => {
  draw();
  await press('ask');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Approve 2 orders?'), {
    timeout: 20_000,
  });
});

test('one that fails says so, by name, and leaves the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  approve.mockRejectedValueOnce(new Error('refused'));
  draw();
  await press('approve');
  expect(toasts.showToast).toHaveBeenCalledWith('error', {
    message: 'The extension “approval” couldn’t complete this action.',
  });
  await vi.waitFor(() => expect(buttons().every(({ disabled }) => !disabled)).toBe(true));
});

test('one that never ends holds up its own extension only', async () => {
  const labels = defineExtension({
    name: 'labels',
    bulkActions: [{ on: 'orders', label: 'print', run: () => undefined }],
  });
  approve.mockReturnValueOnce(new Promise(() => undefined));
  draw([approval, labels]);
  await press('approve', 4);
  const isHeld = (label: string): boolean | undefined =>
    buttons().find(({ textContent }) => textContent.endsWith(label))?.disabled;
  expect([isHeld('ask'), isHeld('print')]).toEqual([true, false]);
});

test('a list without selection gets none', () => {
  expect(withExtensionActions('orders', undefined)).toEqual({});
});
