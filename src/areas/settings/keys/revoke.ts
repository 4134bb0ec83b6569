import type { QueryClient } from '@tanstack/react-query';
import { revokePublishableApiKey } from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';
import { notMade, withoutRecord } from '#shared/save/no-record.ts';
import { isLive, keyRecord } from './query.ts';
import type { ApiKey } from './query.ts';

/**
 * Reads the key before and, if the answer is lost, afterwards: the server refuses to revoke it twice.
 *
 * @throws ApiError: it isn't revoked, or that is still unknown
 */
export async function revokeOnce(
  client: QueryClient,
  id: string,
  call: CallOptions,
): Promise<void> {
  const read = async (): Promise<ApiKey> => keyRecord.readNow(client, id, call);
  if (!isLive(await read())) return;
  try {
    const { publishable_api_key: key } = await revokePublishableApiKey(id, call);
    if (typeof key.id !== 'string') throw new TypeError('No record');
  } catch (error) {
    const failure = withoutRecord(error, 'revokePublishableApiKey');
    if (failure.outcome !== 'unknown') throw failure;
    const { found, mayCome } = await lookUntilSettled({
      ...sinceLoss(Date.now(), call.signal),
      look: () => read().catch(() => undefined),
      isFound: (key) => key !== undefined && !isLive(key),
    });
    if (!found || mayCome) throw failure;
    if (isLive(found)) throw notMade();
  }
}
