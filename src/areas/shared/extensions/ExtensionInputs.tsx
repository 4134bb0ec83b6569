import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FieldInputsProps } from './FieldInputs.tsx';

const FieldInputs = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./FieldInputs.tsx'), 'FieldInputs')
  : undefined;

/** Fields that extensions add to a form that creates a record. */
export const ExtensionInputs = (props: FieldInputsProps): ReactNode =>
  FieldInputs ? (
    <Suspense fallback={null}>
      <FieldInputs {...props} />
    </Suspense>
  ) : null;
