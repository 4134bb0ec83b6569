import { Drawer } from '@mantine/core';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#ui/states/Skeletons.tsx';
import { SafePart } from '#ui/states/failures.tsx';
import { FocusFirst } from './FocusFirst.tsx';
import type { OpenForm } from './useOpenForm.ts';
import classes from './FormDrawer.module.css';

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
  const { t } = useTranslation('common');
  const entry = form.name && forms[form.name];
  return (
    <Drawer.Root
      opened={entry !== undefined}
      onClose={form.close}
      position="right"
      size={entry?.width ?? 520}
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Beside the page's it would be a second banner. */}
        <Drawer.Header role="none">
          <Drawer.Title>{entry?.title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('actions.close')} />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          {entry ? (
            // Another form, or the same for something else, begins anew.
            <Suspense key={`${form.name} ${form.subject}`} fallback={<FormSkeleton />}>
              <FocusFirst>
                <SafePart>{entry.content}</SafePart>
              </FocusFirst>
            </Suspense>
          ) : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
