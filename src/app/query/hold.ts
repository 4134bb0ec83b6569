import type { QueryClient } from '@tanstack/react-query';
import type { SessionGate } from '../session/gate.ts';
import { throughGate } from './through-gate.ts';

/** What is done to begin or end a session can't wait for one; there a refusal is an answer. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'createSession',
  'createToken',
  'deleteSession',
  'requestPasswordToken',
  'resetPassword',
  'acceptInvite',
]);

/**
 * Lets reads and writes that find the session ended wait until someone has signed in, instead of
 * failing: what is on the page stays, and so does the work in its forms.
 *
 * A write that makes several calls is not run again as a whole, because those before the refused one
 * have been carried out. It is known by what it is given: a list, or a refused call that isn't its own.
 */
export function holdAtGate(
  queryClient: QueryClient,
  gate: Pick<SessionGate, 'pass' | 'round'>,
): void {
  const queryOptions = queryClient.defaultQueryOptions.bind(queryClient);
  queryClient.defaultQueryOptions = (options) => {
    const defaulted = queryOptions(options);
    const { queryFn } = defaulted;
    if (options._defaulted || typeof queryFn !== 'function') return defaulted;
    return {
      ...defaulted,
      queryFn: (context) => {
        const { signal } = context;
        return throughGate(gate, async () => queryFn(context), { signal });
      },
    };
  };
  const mutationOptions = queryClient.defaultMutationOptions.bind(queryClient);
  queryClient.defaultMutationOptions = (options) => {
    const defaulted = mutationOptions(options);
    const { mutationFn, mutationKey } = defaulted;
    if (options?._defaulted || !mutationFn) return defaulted;
    return {
      ...defaulted,
      mutationFn: (variables, context) =>
        throughGate(gate, async () => mutationFn(variables, context), {
          mayRepeat: ({ operation = '' }) =>
            operation === mutationKey?.[0] &&
            !Array.isArray(variables) &&
            !WITHOUT_SESSION.has(operation),
        }),
    };
  };
}
