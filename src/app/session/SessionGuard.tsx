import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { RetryingSuspense } from '#ui/states/RetryingSuspense.tsx';
import { useGateState } from './useSession.ts';

export const loadSignInAgain = () => import('./SignInAgain.tsx');
const SignInAgain = lazyNamed(loadSignInAgain, 'SignInAgain');

export const SessionGuard = memo(function SessionGuard(): ReactNode {
  if (useGateState() !== 'over') return null;
  return (
    <RetryingSuspense of="session">
      <SignInAgain />
    </RetryingSuspense>
  );
});
