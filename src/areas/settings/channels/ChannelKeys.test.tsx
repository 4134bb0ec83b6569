// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { ChannelKeys } from './ChannelKeys.tsx';

const asked = vi.hoisted(() => ({ keys: vi.fn(), channels: vi.fn() }));

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#generated/admin/publishable-api-keys/publishable-api-keys.ts', async (original) => ({
  ...(await original<object>()),
  listPublishableApiKeys: asked.keys,
  listPublishableApiKeySalesChannels: asked.channels,
}));

const show = async (count: number): Promise<void> => {
  asked.keys.mockResolvedValue({
    publishable_api_keys: Array.from({ length: count }, (_, at) => ({
      id: `pk_${at}`,
      title: `Shop ${at}`,
      revoked_at: null,
    })),
    count,
  });
  render(
    <MemoryRouter>
      <ChannelKeys id="sc_1" />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
};

beforeEach(() => {
  asked.keys.mockReset();
  asked.channels.mockReset();
  asked.channels.mockImplementation(async (id: string) => ({
    sales_channels: [{ id: id === 'pk_1' ? 'sc_1' : 'sc_2' }],
  }));
});

test.each([3, 150])('%i keys are asked when the button is pressed', async (count) => {
  await show(count);
  expect(asked.keys).not.toHaveBeenCalled();
  expect(asked.channels).not.toHaveBeenCalled();
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('keys.show');
  act(() => button?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Shop 1'));
  expect(asked.channels).toHaveBeenCalledTimes(count);
});
