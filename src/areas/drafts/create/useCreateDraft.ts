import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createDraftOrder,
  deleteDraftOrder,
  listDraftOrders,
} from '#generated/admin/draft-orders/draft-orders.ts';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { settled } from '#shared/settle.ts';

/** What became of the last attempt. */
export type CreateNotice =
  | { kind: 'failed'; error: unknown }
  /** The answer was lost: the server may have made it. */
  | { kind: 'unknown' }
  /** After a lost answer: there is none. */
  | { kind: 'notMade' };

interface Sent {
  body: CreateDraftOrderBody;
  /** The drafts for that address that were there before. */
  before: readonly string[];
  /** Milliseconds since 1970. */
  lostAt: number;
}

interface Creating {
  notice: CreateNotice | undefined;
  isUnknown: boolean;
  isRunning: boolean;
  stop: () => void;
  submit: (body: CreateDraftOrderBody) => void;
  /** Says what became of what was sent last; sends nothing. */
  look: () => void;
}

const sizeOf = (items: readonly { quantity: number }[] | undefined): string =>
  readEach(items, ({ quantity }) => quantity)
    .toSorted((a, b) => a - b)
    .join(' ');

/** The open drafts for an email address, newest first. */
async function draftsOf(email: string, call: CallOptions) {
  const { draft_orders: found } = await listDraftOrders(
    { q: email, order: '-created_at', limit: 50 },
    call,
  );
  return found;
}

/**
 * Creates a draft at most once: when the answer is lost it only looks whether there is a new one like it.
 *
 * @param replaces id of a draft that is deleted once the new one is there
 * @param onDone told the id, and whether the replaced one is still there
 */
export function useCreateDraft(
  replaces: string | undefined,
  onDone: (id: string, isOldLeft: boolean) => void,
): Creating {
  const calls = useOwnCalls();
  const [notice, setNotice] = useState<CreateNotice>();
  const [lost, setLost] = useState<Sent>();
  // Its name says what is refreshed afterwards.
  const call = useMutation({
    mutationKey: ['createDraftOrder'],
    mutationFn: (work: () => Promise<string | undefined>) => work(),
    meta: { errors: 'form' },
  });
  const finish = async (id: string, own: CallOptions): Promise<void> => {
    let isOldLeft = false;
    if (replaces !== undefined) {
      try {
        await deleteDraftOrder(replaces, own);
      } catch {
        isOldLeft = true;
      }
    }
    calls.finish();
    onDone(id, isOldLeft);
  };
  const find = async (sent: Sent, own: CallOptions): Promise<string | undefined> => {
    const { body, before, lostAt } = sent;
    await settled(lostAt, own.signal);
    const found = await draftsOf(body.email, own);
    return found.find(
      ({ id, cart }) => !before.includes(id) && sizeOf(cart?.items) === sizeOf(body.items),
    )?.id;
  };
  const run = async (work: (own: CallOptions) => Promise<void>): Promise<void> => {
    try {
      await calls.run(async (own) => {
        setNotice(undefined);
        await work(own);
      });
    } catch (error) {
      setNotice({ kind: 'failed', error });
    }
  };
  return {
    notice,
    isUnknown: lost !== undefined,
    isRunning: calls.isRunning,
    stop: calls.stop,
    submit: (body) =>
      void run(async (own) => {
        const before = (await draftsOf(body.email, own)).map(({ id }) => id);
        try {
          const id = await call.mutateAsync(
            async () => (await createDraftOrder(body, own)).draft_order.id,
          );
          if (id !== undefined) await finish(id, own);
        } catch (error) {
          if (!isApiError(error) || error.outcome !== 'unknown') throw error;
          setLost({ body, before, lostAt: Date.now() });
          setNotice({ kind: 'unknown' });
        }
      }),
    look: () => {
      if (!lost) return;
      void run(async (own) => {
        const id = await call.mutateAsync(() => find(lost, own));
        setLost(undefined);
        if (id === undefined) setNotice({ kind: 'notMade' });
        else await finish(id, own);
      });
    },
  };
}
