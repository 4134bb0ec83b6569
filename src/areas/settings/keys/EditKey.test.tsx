// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { EditKey } from './EditKey.tsx';
import type { ApiKey } from './query.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));
vi.mock('#ui/overlay/Dialog.tsx', () => ({ Dialog: () => null }));

const calls = vi.hoisted(() => ({ update: vi.fn(), add: vi.fn(), remove: vi.fn() }));
vi.mock('#generated/admin/publishable-api-keys/publishable-api-keys.ts', () => ({
  updatePublishableApiKey: calls.update,
  addSalesChannelsToPublishableApiKey: calls.add,
  removeSalesChannelsFromPublishableApiKey: calls.remove,
}));
const key = { id: 'pk_1', title: 'Shop' } as ApiKey;
vi.mock('./query.ts', () => ({
  keyRecord: { readNow: async () => key },
  readChannels: async () => [{ id: 'sc_1' }],
}));

test('a title that is changed before the channels are read leaves them alone', async () => {
  render(<EditKey apiKey={key} channels={[]} only={['title']} onClose={() => undefined} />);
  const fields = document.querySelectorAll('input');
  expect(fields).toHaveLength(1);
  act(() => {
    const [field] = fields;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Pier');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  expect(calls.update.mock.calls[0]?.slice(0, 2)).toEqual(['pk_1', { title: 'Pier' }]);
  expect(calls.add).not.toHaveBeenCalled();
  expect(calls.remove).not.toHaveBeenCalled();
});
