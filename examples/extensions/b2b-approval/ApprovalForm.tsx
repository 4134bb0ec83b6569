import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DialogFooter, useTexts } from '#extension/parts.ts';
import { approvalNote } from './approval.ts';

interface ApprovalFormProps {
  text: string;
  isPending: boolean;
  onApprove: (note: string) => void;
  onClose: () => void;
}

export function ApprovalForm(props: ApprovalFormProps): ReactNode {
  const { text, isPending, onApprove, onClose } = props;
  const t = useTexts();
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // To be saved, so without marks of direction.
        onApprove(approvalNote(t('note', { name, isValue: true })));
      }}
    >
      <p>{text}</p>
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
          {t('submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}
