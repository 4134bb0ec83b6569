import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SideDrawer } from '#ui/overlay/SideDrawer.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import { WaitForRefetch } from '../read/WaitForRefetch.tsx';
import type { OpenForm } from './useOpenForm.ts';

export interface FormEntry {
  title: string;
  /** Pixels; default 520. */
  width?: number;
  content: ReactNode;
}

export interface FormDrawerProps<Name extends string> {
  form: OpenForm<Name>;
  /** A form is undefined while its subject is missing. */
  forms: Record<Name, FormEntry | undefined>;
}

export function FormDrawerPanel<Name extends string>({
  form,
  forms,
}: FormDrawerProps<Name>): ReactNode {
  const entry = form.name && forms[form.name];
  return (
    <SideDrawer
      opened={entry !== undefined}
      onClose={form.close}
      title={entry?.title}
      {...(entry?.width === undefined ? {} : { width: entry.width })}
    >
      {entry ? (
        // Remount for another form or subject.
        <WaitForRefetch key={`${form.name} ${form.subject}`} fallback={<FormSkeleton />}>
          <Suspense fallback={<FormSkeleton />}>
            <FocusFirst>
              <SafePart>{entry.content}</SafePart>
            </FocusFirst>
          </Suspense>
        </WaitForRefetch>
      ) : null}
    </SideDrawer>
  );
}
