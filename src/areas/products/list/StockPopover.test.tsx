// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import type { ListedProduct } from './query.ts';
import { StockPopover } from './StockPopover.tsx';
import type { StockPopoverHandle } from './StockPopover.tsx';

const parts = vi.hoisted(() => ({ ask: vi.fn(), isDirty: true }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/overlay/confirm.tsx', () => ({ ask: parts.ask }));
vi.mock('../product/StockLoader.tsx', () => ({
  StockLoader: ({ children }: { children: (levels: object) => ReactNode }) =>
    children({ locations: [] }),
}));
vi.mock('#shared/inventory/useLevels.ts', () => ({
  useLevels: () => ({ form: { isDirty: () => parts.isDirty } }),
}));
vi.mock('#shared/inventory/LevelsForm.tsx', () => ({
  LevelsForm: ({ onCancel }: { onCancel: () => void }) => (
    <button onClick={onCancel}>Cancel</button>
  ),
}));

const product = { id: 'p1', title: 'Lamp', variants: [{ id: 'v1' }] } as unknown as ListedProduct;
let handle: StockPopoverHandle | null;
const onClose = vi.fn();

const open = async (isDirty: boolean): Promise<HTMLButtonElement> => {
  parts.isDirty = isDirty;
  render(
    <StockPopover
      ref={(now) => {
        handle = now;
      }}
      product={product}
      onClose={onClose}
    />,
  );
  await act(async () => undefined);
  const cancel = document.querySelector('button');
  if (!cancel) throw new Error('The popover is not open');
  return cancel;
};
const escape = (from: Element): void =>
  act(() => {
    from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });

beforeEach(() => {
  onClose.mockReset();
  parts.ask.mockReset();
});

test('what was typed is asked about, once, before Escape, Cancel or the cell drops it', async () => {
  const cancel = await open(true);
  escape(cancel);
  escape(cancel);
  expect(parts.ask).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  const answer = (agreed: boolean): void => parts.ask.mock.lastCall?.[1](agreed);
  answer(false);
  act(() => cancel.click());
  answer(false);
  act(() => handle?.leave());
  expect(parts.ask).toHaveBeenCalledTimes(3);
  expect(onClose).not.toHaveBeenCalled();
  answer(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('with nothing typed it closes at once', async () => {
  escape(await open(false));
  expect(parts.ask).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});
