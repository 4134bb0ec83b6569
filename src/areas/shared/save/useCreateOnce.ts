import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { ApiError } from '#client/index.ts';
import { useUnknownOutcome } from '#ui/form/useUnsavedGuard.tsx';
import { createOnce } from './create-once.ts';
import type { CreateOutcome, Creation, KeptRequest } from './create-once.ts';

export type CreateNoticeKind = Exclude<CreateOutcome<unknown>['kind'], 'made'>;

export interface CreateOnceState<Body> {
  /**
   * No-op while running.
   *
   * @param toBody its `call` aborts with the form
   * @returns true once created
   */
  submit: (toBody: (call: CallOptions) => Body | Promise<Body>) => Promise<boolean>;
  /** Looks for what was sent last; sends nothing. */
  look: () => Promise<boolean>;
  error: ApiError | null;
  notice: CreateNoticeKind | undefined;
  /** Outcome unknown: only `look` helps. */
  isUnknown: boolean;
  isRunning: boolean;
  stop: () => void;
}

interface Options<Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made>;
  /** `call` aborts with the form. */
  onMade: (made: Made, call: CallOptions) => void | Promise<void>;
  /** By default it stays busy after creating. */
  isReused?: boolean;
  kept?: KeptRequest | undefined;
}

/** After an unusable response, looks for the record before resending. */
export function useCreateOnce<Body extends object, Made extends { id: string }>({
  creation,
  onMade,
  isReused = false,
  kept,
}: Options<Body, Made>): CreateOnceState<Body> {
  const calls = useAbortableCalls();
  const [once] = useState(() => createOnce(creation, kept));
  const [notice, setNotice] = useState<CreateNoticeKind | undefined>(
    kept?.sent ? 'unknown' : undefined,
  );
  const isUnknown = notice === 'unknown';
  const outcome = useUnknownOutcome(isUnknown, isReused ? 'page' : 'form');
  const { mutateAsync, error } = useMutation<
    CreateOutcome<Made>,
    ApiError,
    () => Promise<CreateOutcome<Made>>
  >({
    // Determines the invalidation.
    mutationKey: [creation.operation],
    mutationFn: (work) => work(),
    // Variables may hold a password.
    gcTime: 0,
    meta: { errors: 'form' },
  });
  const take = async (ended: CreateOutcome<Made>, call: CallOptions): Promise<boolean> => {
    if (ended.kind === 'made') {
      setNotice(undefined);
      outcome.release();
      if (!isReused) calls.finish();
      await onMade(ended.record, call);
      return true;
    }
    setNotice(ended.kind);
    if (ended.kind !== 'unknown') return false;
    if (!call.signal.aborted) {
      const found = await mutateAsync(() => once.look(call)).catch(() => undefined);
      if (found) return take(found, call);
    }
    // If the form was left, a toast says it may exist.
    throw ended.error;
  };
  const run = async (
    work: (call: CallOptions) => Promise<CreateOutcome<Made>>,
  ): Promise<boolean> => {
    try {
      const isMade = await calls.run(async (call) =>
        take(await mutateAsync(() => work(call)), call),
      );
      return isMade === true;
    } catch {
      // The form shows errors.
      return false;
    }
  };
  return {
    submit: (toBody) =>
      run(async (call) => {
        const body = await toBody(call);
        setNotice(undefined);
        return once.submit(body, call);
      }),
    look: () => run(once.look),
    error,
    notice,
    isUnknown,
    isRunning: calls.isRunning,
    stop: calls.stop,
  };
}
