import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { SideDrawer } from '#ui/overlay/SideDrawer.tsx';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import { WaitForRefetch } from '../read/WaitForRefetch.tsx';
import type { OpenForm } from './useOpenForm.ts';

export interface FormEntry {
  title: string;
  /** Up to two fields are a dialog */
  size?: 'dialog' | 'wide';
  /** Skeletons while it loads */
  fields?: number;
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
  const key = `${form.name} ${form.subject}`;
  // A dialog is as high as its content, so it keeps it while it fades out.
  const [last, setLast] = useState(entry && { entry, key });
  if (entry && entry !== last?.entry) setLast({ entry, key });
  const isDialog = (entry ?? last?.entry)?.size === 'dialog';
  return (
    <>
      <SideDrawer
        opened={entry !== undefined && !isDialog}
        onClose={form.close}
        title={entry?.title}
        {...(entry?.size === 'wide' ? { size: 'wide' as const } : {})}
      >
        {entry && !isDialog ? (
          <FormContent key={key} fields={entry.fields ?? 4}>
            {entry.content}
          </FormContent>
        ) : null}
      </SideDrawer>
      <Dialog
        opened={entry !== undefined && isDialog}
        onClose={form.close}
        title={last?.entry.title}
      >
        {isDialog && last ? (
          <FormContent key={last.key} fields={last.entry.fields ?? 1} isDialog>
            {last.entry.content}
          </FormContent>
        ) : null}
      </Dialog>
    </>
  );
}

interface FormContentProps {
  fields: number;
  isDialog?: boolean;
  children: ReactNode;
}

/** Remounted for another form or subject. */
function FormContent(props: FormContentProps): ReactNode {
  const { fields, isDialog, children } = props;
  const skeleton = <FormSkeleton fields={fields} hasFooter={isDialog} />;
  return (
    <WaitForRefetch fallback={skeleton}>
      <Suspense fallback={skeleton}>
        <FocusFirst>
          <SafePart>{children}</SafePart>
        </FocusFirst>
      </Suspense>
    </WaitForRefetch>
  );
}
