import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SideDrawer } from '#ui/overlay/SideDrawer.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import { OnceRead } from './OnceRead.tsx';
import type { OpenForm } from './useOpenForm.ts';

/** A form that a page can open. */
export interface FormEntry {
  title: string;
  /** Pixels; 520 unless told. */
  width?: number;
  /** The form; its code may be on its way. */
  content: ReactNode;
}

export interface FormDrawerProps<Name extends string> {
  form: OpenForm<Name>;
  /** The page's forms; one that isn't there, because its subject isn't, stays closed. */
  forms: Record<Name, FormEntry | undefined>;
}

/** The drawer in which a record, or a part of it, is edited: the page's open form. */
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
        // Another form, or the same for something else, begins anew.
        <OnceRead key={`${form.name} ${form.subject}`} fallback={<FormSkeleton />}>
          <Suspense fallback={<FormSkeleton />}>
            <FocusFirst>
              <SafePart>{entry.content}</SafePart>
            </FocusFirst>
          </Suspense>
        </OnceRead>
      ) : null}
    </SideDrawer>
  );
}
