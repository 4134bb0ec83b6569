import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { keepDatabase } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { untilFirstContent, useFirstContent } from '#app/query/first-content.ts';
import { useSession } from '#app/session/useSession.ts';
import { connect, startEngine } from './connect.ts';
import type { Connection } from './connect.ts';
import { OPENING } from './engine.ts';
import type { FiguresEngine, FiguresStatus } from './engine-types.ts';
import { factsStoreName } from './store-name.ts';
import { hasKeptFigures } from './useHasKeptFigures.ts';

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
  const name = factsStoreName(owner);
  const start = startEngine(keepDatabase(name) ? owner : undefined);
  const connection = connect(start, untilFirstContent(queryClient));
  connections.set(queryClient, { owner, connection });
  return connection;
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

const useStatus = (connection: Connection | undefined): FiguresStatus =>
  useSyncExternalStore(connection?.subscribe ?? neverTells, connection?.status ?? opening);

type Controls = Pick<Connection, 'pause' | 'resume' | 'stop' | 'retry'>;

const NO_CONTROLS: Controls = { pause: nothing, resume: nothing, stop: nothing, retry: nothing };

export function useFiguresStatus(): FiguresStatus & Controls {
  const connection = useConnected()?.connection;
  const status = useStatus(connection);
  const { pause, resume, stop, retry } = connection ?? NO_CONTROLS;
  return useMemo(
    () => ({ ...status, pause, resume, stop, retry }),
    [status, pause, resume, stop, retry],
  );
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
  const { version } = useStatus(connected?.connection);
  const { data, error } = useQuery<Answer, unknown>({
    queryKey: ['figures', connected?.owner, version, ...key],
    queryFn: connected ? () => ask(connected.connection.engine) : skipToken,
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
