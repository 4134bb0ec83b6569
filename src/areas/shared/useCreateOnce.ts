import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { ApiError } from '#client/index.ts';
import { useUnknownOutcome } from '#ui/form/useUnsavedGuard.tsx';
import { createOnce } from './create-once.ts';
import type { CreateOutcome, Creation } from './create-once.ts';

/** What became of an attempt whose answer was lost. */
export type CreateNoticeKind = Exclude<CreateOutcome<unknown>['kind'], 'made'>;

export interface CreateOnceState<Body> {
  /**
   * Creates it, unless something is under way. What failed comes as the error.
   *
   * @param toBody what is sent; a call that it takes to know that ends with the form
   * @returns whether it is there now
   */
  submit: (toBody: (call: CallOptions) => Body | Promise<Body>) => Promise<boolean>;
  /** Looks what became of what was sent last; sends nothing. */
  look: () => Promise<boolean>;
  /** Why creating, or looking, failed; null when it didn't. */
  error: ApiError | null;
  notice: CreateNoticeKind | undefined;
  /** Nobody knows yet whether it was made: what was sent must not be changed, and all that helps is to look. */
  isUnknown: boolean;
  isRunning: boolean;
  stop: () => void;
}

interface Options<Body extends object, Made extends { id: string }> {
  creation: Creation<Body, Made>;
  /** It is there. What this needs of the server ends with the form. */
  onMade: (made: Made, call: CallOptions) => void | Promise<void>;
  /** It is created again and again: by default the form stays busy once it has created, as it is left then. */
  isReused?: boolean;
}

/** Creates a record once: when the answer is lost, or isn't the record, it is looked for before anything is sent again. */
export function useCreateOnce<Body extends object, Made extends { id: string }>({
  creation,
  onMade,
  isReused = false,
}: Options<Body, Made>): CreateOnceState<Body> {
  const calls = useOwnCalls();
  const [once] = useState(() => createOnce(creation));
  const [notice, setNotice] = useState<CreateNoticeKind>();
  const isUnknown = notice === 'unknown';
  const outcome = useUnknownOutcome(isUnknown, isReused ? 'page' : 'form');
  const { mutateAsync, error } = useMutation<
    CreateOutcome<Made>,
    ApiError,
    () => Promise<CreateOutcome<Made>>
  >({
    // Its name says what is refreshed afterwards.
    mutationKey: [creation.operation],
    mutationFn: (work) => work(),
    // What was sent may hold a password: it isn't kept once the form is gone.
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
    // Where the form was left meanwhile, a message says that it may have been made.
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
      // What failed is shown by the form.
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
