import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense, memo } from 'react';
import type { ReactNode } from 'react';
import { useGateState } from './useSession.ts';

const SignInAgain = lazyNamed(() => import('./SignInAgain.tsx'), 'SignInAgain');

/** Opens the sign-in dialog over whatever is on the page when the session has ended beneath it. */
export const SessionGuard = memo(function SessionGuard(): ReactNode {
  if (useGateState() !== 'over') return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
});
