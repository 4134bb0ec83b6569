import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { UserResponse } from '#generated/admin/admin.schemas.ts';
import { useGetSession } from '#generated/admin/auth/auth.ts';
import type { ApiError } from '#client/index.ts';
import { sessionGate } from './gate.ts';
import type { GateReason, GateState } from './gate.ts';
import { sessionOptions } from './session.ts';

/** 401 if signed out. */
export const useSession = (): UseQueryResult<UserResponse, ApiError> =>
  useGetSession<UserResponse, ApiError>(sessionOptions);

export const useGateState = (): GateState =>
  useSyncExternalStore(sessionGate.subscribe, sessionGate.state);

export const useGateReason = (): GateReason =>
  useSyncExternalStore(sessionGate.subscribe, sessionGate.reason);
