import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ActionProps } from '#extension';
import { DialogFooter, useTexts } from '#extension/parts.ts';
import { useCreateNote } from '#generated/admin/notes/notes.ts';

/** Records the approval as a note, which the order's timeline shows. */
export default function ApproveDialog(props: ActionProps<'order'>): ReactNode {
  const { id, record, onClose } = props;
  const t = useTexts();
  const [name, setName] = useState('');
  const { mutate, isPending } = useCreateNote({
    mutation: { meta: { success: t('approved') }, onSuccess: onClose },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // To be saved, so without marks of direction.
        const value = t('note', { name, isValue: true });
        mutate({ data: { resource_id: id, resource_type: 'order', value } });
      }}
    >
      <p>{t('text', { order: record.display_id })}</p>
      <TextInput
        label={t('name')}
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('approve')}
        </Button>
      </DialogFooter>
    </form>
  );
}
