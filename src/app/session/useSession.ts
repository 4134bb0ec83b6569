import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { UserResponse } from '../../../generated/admin/admin.schemas.ts';
import {
  getGetSessionQueryOptions,
  useDeleteSession,
  useGetSession,
} from '../../../generated/admin/auth/auth.ts';
import type { ApiError } from '../../client/index.ts';

/** Who is signed in is asked once; signing in and out and an ended session change it. */
const sessionOptions = { query: { staleTime: Infinity, gcTime: Infinity } } as const;

/** The signed-in user; answers the error 401 when nobody is. */
export const useSession = (): UseQueryResult<UserResponse, ApiError> =>
  useGetSession<UserResponse, ApiError>(sessionOptions);

/** Starts to ask who is signed in, without waiting. */
export function startSession(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getGetSessionQueryOptions(sessionOptions));
}

/** Ends the session and forgets what the store said to this user. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDeleteSession({
    mutation: {
      onSuccess: () => {
        queryClient.clear();
        // A full load, so that nothing of the session stays in memory.
        window.location.assign(`${import.meta.env.BASE_URL}login`);
      },
    },
  });
  return { signOut: () => mutate(), isPending };
}
