// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import type { CreateOnceState } from '#shared/save/useCreateOnce.ts';
import { render } from '../../../../tests/support/render.tsx';
import { useCreateDraft } from './useCreateDraft.ts';

const api = vi.hoisted(() => ({
  getDraftOrder: vi.fn(),
  createDraftOrder: vi.fn(),
  deleteDraftOrder: vi.fn(),
  listDraftOrders: async () => ({ draft_orders: [] }),
}));
vi.mock('#generated/admin/draft-orders/draft-orders.ts', async (original) => ({
  ...(await original<object>()),
  ...api,
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

let creating: CreateOnceState<CreateDraftOrderBody>;
const onDone = vi.fn();
function Form(): null {
  creating = useCreateDraft('dorder_old', { sent: undefined, setSent: () => undefined }, onDone);
  return null;
}

test('a draft that a colleague has marked as paid isn’t replaced by a second one', async () => {
  api.createDraftOrder.mockResolvedValue({ draft_order: { id: 'dorder_new' } });
  render(<Form />);
  api.getDraftOrder.mockResolvedValue({ draft_order: { id: 'dorder_old', status: 'completed' } });
  await act(async () => creating.submit(() => ({}) as CreateDraftOrderBody));
  expect(api.createDraftOrder).not.toHaveBeenCalled();
  expect(creating.error).toBeDefined();
  api.getDraftOrder.mockResolvedValue({ draft_order: { id: 'dorder_old', status: 'open' } });
  await act(async () => creating.submit(() => ({}) as CreateDraftOrderBody));
  await act(() => vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('dorder_new', false)));
  expect(api.deleteDraftOrder).toHaveBeenCalledOnce();
});
