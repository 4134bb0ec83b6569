import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetSessionQueryKey, getGetSessionQueryOptions } from '#generated/admin/auth/auth.ts';
import { keepDatabase } from '#app/preferences/browser-storage.ts';
import { figuresDatabase, hasKeptFigures, ownerKey } from '#app/preferences/storage.ts';
import { untilFirstContent, useFirstContent } from '#app/query/first-content.ts';
import { takeWrittenOrders } from '#app/query/written-orders.ts';
import { personIn, sessionOptions } from '#app/session/session.ts';
import { useSession } from '#app/session/useSession.ts';
import { connect, startEngine } from './connect.ts';
import type { Connection } from './connect.ts';
import { OPENING } from './engine.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';
import type { Instant } from './facts.ts';
import { sameAnswer } from './same-answer.ts';

/** Milliseconds; answers are quick to calculate again. */
const KEPT = 10_000;

interface Connected {
  owner: string;
  connection: Connection;
}

const connections = new WeakMap<QueryClient, Connected>();

function connectionFor(queryClient: QueryClient, owner: string): Connection {
  const existing = connections.get(queryClient);
  if (existing?.owner === owner) return existing.connection;
  existing?.connection.close();
  const database = figuresDatabase(owner);
  const start = startEngine(keepDatabase(database) ? database : undefined);
  const connection = connect(start, untilFirstContent(queryClient), () =>
    takeWrittenOrders(queryClient),
  );
  connections.set(queryClient, { owner, connection });
  return connection;
}

/** Ahead of the screen that asks; without kept orders, nothing starts. */
export async function openKept(queryClient: QueryClient): Promise<boolean> {
  // One that was refused isn't asked for again.
  if (queryClient.isFetching({ queryKey: getGetSessionQueryKey() })) {
    await queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions));
  }
  const userId = personIn(queryClient)?.id;
  if (userId === undefined || !hasKeptFigures(userId)) return false;
  connectionFor(queryClient, ownerKey(userId));
  return true;
}

/** Undefined until the first content is shown, unless orders are kept. */
function useConnected(): Connected | undefined {
  const queryClient = useQueryClient();
  const isShown = useFirstContent();
  const userId = useSession().data?.user.id;
  if (userId === undefined || !(isShown || hasKeptFigures(userId))) return undefined;
  const owner = ownerKey(userId);
  return { owner, connection: connectionFor(queryClient, owner) };
}

const nothing = (): void => undefined;
const neverTells = (): (() => void) => nothing;
const opening = (): FiguresStatus => OPENING;

/** Renders again when the value changes, not with each page that is read. */
const useStatusValue = <Value>(
  connection: Connection | undefined,
  valueOf: (status: FiguresStatus) => Value,
): Value =>
  useSyncExternalStore(connection?.subscribe ?? neverTells, () =>
    valueOf((connection?.status ?? opening)()),
  );

type Controls = Pick<Connection, 'pause' | 'resume' | 'stop' | 'retry'>;

const NO_CONTROLS: Controls = { pause: nothing, resume: nothing, stop: nothing, retry: nothing };

/** @param names of values to watch; all without any */
export function useFiguresStatus(
  ...names: readonly (keyof FiguresStatus)[]
): FiguresStatus & Controls {
  const connection = useConnected()?.connection;
  useStatusValue(connection, (status) =>
    names.length === 0 ? status : names.map((name) => String(status[name])).join(),
  );
  const status = (connection?.status ?? opening)();
  const { pause, resume, stop, retry } = connection ?? NO_CONTROLS;
  return { ...status, pause, resume, stop, retry };
}

/** As far as it matters for days from `start` on */
export function useKnownSince(start: Instant): Instant | undefined {
  const connection = useConnected()?.connection;
  return useStatusValue(connection, ({ knownSince }) => {
    if (knownSince === undefined || knownSince === -Infinity) return knownSince;
    return Math.max(knownSince, start);
  });
}

/**
 * Asks again when the known orders change. The earlier answer stays meanwhile.
 *
 * @param key names the question
 */
export function useFigures<Answer>(
  key: readonly unknown[],
  ask: (engine: FiguresEngine) => Promise<Answer>,
): { answer: Answer | undefined; error: unknown } {
  const connected = useConnected();
  const version = useStatusValue(connected?.connection, (status) => status.version);
  const keyAt = (at: number): QueryKey => ['figures', connected?.owner, at, ...key];
  const { data, error } = useQuery<Answer, unknown>({
    queryKey: keyAt(version),
    queryFn: connected
      ? async ({ client }) =>
          sameAnswer(
            client.getQueryData<Answer>(keyAt(version - 1)),
            await ask(connected.connection.engine),
          )
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: KEPT,
    retry: false,
    // Works without a network.
    networkMode: 'always',
    // Maps can't be shared.
    structuralSharing: false,
  });
  return { answer: data, error: error ?? undefined };
}
