// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { getGetAnalyticsConfigQueryKey } from '#generated/admin/analytics-configs/analytics-configs.ts';
import { render } from '../../../tests/support/render.tsx';
import { Tracking } from './Tracking.tsx';
import { usePreferences } from './usePreferences.ts';
import { useSavePreferences } from './useSavePreferences.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../session/useSession.ts', () => ({
  useSession: () => ({ data: { user: { id: 'usr_1' } } }),
}));
vi.mock('./counts.ts', () => ({ tellCounts: async () => undefined }));

const told = vi.hoisted((): unknown[][] => []);
vi.mock('./app-usage.ts', async () => {
  const { createUsage } = await import('./usage.ts');
  const provider = {
    identify: () => undefined,
    capture: (...args: unknown[]) => void told.push(args),
    stop: () => undefined,
  };
  return { usage: createUsage(async () => provider) };
});
vi.mock('#generated/admin/analytics-configs/analytics-configs.ts', async (original) => {
  const { useMutation } = await import('@tanstack/react-query');
  return {
    ...(await original<object>()),
    useUpdateAnalyticsConfig: ({ mutation }: { mutation: object }) =>
      useMutation({
        ...mutation,
        mutationFn: async ({ data }: { data: object }) => ({ analytics_config: data }),
      }),
  };
});

const store = { id: 'store_1', name: 'Tern & Tiller' } as StoreDetail;
let save: ReturnType<typeof useSavePreferences>['save'];

/** As `Analytics` draws it. */
function Page(): ReactNode {
  const { data: chosen } = usePreferences(true);
  ({ save } = useSavePreferences('update'));
  return chosen?.opt_out === false ? (
    <Tracking
      key={String(chosen.anonymize)}
      userId="usr_1"
      store={store}
      isAnonymous={chosen.anonymize}
    />
  ) : null;
}

test('an address that is given as anonymity is turned off is shared', async () => {
  const client = render(null);
  client.setQueryData(getGetAnalyticsConfigQueryKey(), {
    analytics_config: { anonymize: true, opt_out: false },
  });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  await vi.waitFor(() => expect(told.map(([name]) => name)).toEqual(['$pageview']));
  act(() => save({ anonymize: false, opt_out: false, email: ' ada@example.com ' }));
  await vi.waitFor(() => expect(told).toContainEqual(['userEmail', { email: 'ada@example.com' }]));
});
