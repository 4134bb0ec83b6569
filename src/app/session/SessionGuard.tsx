import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useGateState } from './useSession.ts';

const SignInAgain = lazyNamed(() => import('./SignInAgain.tsx'), 'SignInAgain');

/** Opens the sign-in dialog over whatever is on the page when the session has ended beneath it. */
export function SessionGuard(): ReactNode {
  if (useGateState() !== 'over') return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
}
