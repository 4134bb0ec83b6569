import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { UserResponse } from '#generated/admin/admin.schemas.ts';
import { useGetSession } from '#generated/admin/auth/auth.ts';
import type { ApiError } from '#client/index.ts';
import { sessionGate } from './gate.ts';
import type { GateReason, GateState } from './gate.ts';
import { sessionOptions } from './session.ts';

/** The signed-in user; answers the error 401 when nobody is. */
export const useSession = (): UseQueryResult<UserResponse, ApiError> =>
  useGetSession<UserResponse, ApiError>(sessionOptions);

/** Whether the session has ended beneath a page at work, see `GateState`. */
export const useGateState = (): GateState =>
  useSyncExternalStore(sessionGate.subscribe, sessionGate.state);

/** Why it has, see `GateReason`. */
export const useGateReason = (): GateReason =>
  useSyncExternalStore(sessionGate.subscribe, sessionGate.reason);
