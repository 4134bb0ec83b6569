import { beforeEach, expect, test, vi } from 'vitest';
import type { Notification, NotificationDetail } from '#generated/admin/admin.schemas.ts';
import { ApiError } from '#client/index.ts';
import { createOnce } from '../save/create-once.ts';
import { resendCreation } from './resend-creation.ts';

const calls = vi.hoisted(() => ({ list: vi.fn(), resend: vi.fn() }));
vi.mock('../save/settle.ts', () => ({ settled: async () => undefined }));
vi.mock('#generated/admin/notifications/notifications.ts', () => ({
  listNotifications: calls.list,
  resendNotification: calls.resend,
}));

const call = { signal: new AbortController().signal };
const ada = { to: 'ada@example.com' };

const made = (id: string): Notification => ({
  ...ada,
  id,
  event_name: 'gift_card.created',
  resource_type: 'gift_card',
  resource_id: 'gift_1',
  provider_id: 'messages',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

let message: NotificationDetail;

beforeEach(() => {
  message = { ...made('noti_1'), resends: [made('noti_2')] };
  calls.list.mockReset().mockImplementation(async () => ({ notifications: [message] }));
  calls.resend.mockReset().mockImplementation(async () => {
    message = { ...message, resends: [made('noti_3'), ...message.resends] };
    return { notification: message };
  });
});

test('a message that was sent again is the newest of those in the answer, all dated as the first', async () => {
  const outcome = await createOnce(resendCreation(message)).submit(ada, call);
  expect(outcome).toMatchObject({ kind: 'made', record: { id: 'noti_3' } });
});

test('a message whose answer is lost is found, and isn’t sent twice', async () => {
  const send = calls.resend.getMockImplementation();
  calls.resend.mockImplementation(async () => {
    await send?.();
    throw new ApiError('Bad Gateway', { kind: 'http', status: 502, outcome: 'unknown' });
  });
  const once = createOnce(resendCreation(message));
  expect(await once.submit(ada, call)).toMatchObject({ kind: 'unknown' });
  expect(await once.submit(ada, call)).toMatchObject({ kind: 'made', record: { id: 'noti_3' } });
  expect(calls.resend).toHaveBeenCalledTimes(1);
});
