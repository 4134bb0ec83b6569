import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { LatePart } from '#ui/states/LatePart.tsx';
import { useGateState } from './useSession.ts';

/** Brings the dialog's code. */
export const loadSignInAgain = () => import('./SignInAgain.tsx');
const SignInAgain = lazyNamed(loadSignInAgain, 'SignInAgain');

/** Opens the sign-in dialog over whatever is on the page when the session has ended beneath it. */
export const SessionGuard = memo(function SessionGuard(): ReactNode {
  if (useGateState() !== 'over') return null;
  return (
    <LatePart of="session">
      <SignInAgain />
    </LatePart>
  );
});
