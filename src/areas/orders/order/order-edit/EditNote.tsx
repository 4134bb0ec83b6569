import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { OrderEditRecord } from './edits.ts';
import type { EditWriter } from './useEditWriter.ts';
import classes from './order-edit.module.css';

interface EditNoteProps {
  edit: OrderEditRecord;
  writer: Pick<EditWriter, 'writeNote' | 'isRunning'>;
}

/** Not shown to the customer */
export function EditNote({ edit, writer }: EditNoteProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const { t: common } = useTranslation('common');
  const stored = edit.internal_note ?? '';
  const [note, setNote] = useState(stored);
  // Typing goes on while a save, or a colleague's note, arrives.
  const [base, setBase] = useState(stored);
  if (base !== stored) {
    setBase(stored);
    if (note.trim() === base) setNote(stored);
  }
  const isChanged = note.trim() !== stored;
  useUnsavedGuard(isChanged);
  return (
    <Section title={t('note.title')}>
      <form
        className={classes.note}
        onSubmit={(event) => {
          event.preventDefault();
          writer.writeNote(note.trim());
        }}
      >
        <GrowingTextarea
          aria-label={t('note.title')}
          description={t('note.hint')}
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isChanged ? (
          <Button type="submit" size="compact-sm" variant="default" loading={writer.isRunning}>
            {common('actions.save')}
          </Button>
        ) : null}
      </form>
    </Section>
  );
}
