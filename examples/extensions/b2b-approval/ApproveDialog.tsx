import type { ReactNode } from 'react';
import type { ActionProps } from '#extension';
import { SectionQuery, TextSkeleton, useTexts } from '#extension/parts.ts';
import { useCreateNote, useListNotes } from '#generated/admin/notes/notes.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { isApproved } from './approval.ts';

/** Records the approval as a note, which the order's timeline shows. */
export default function ApproveDialog(props: ActionProps<'order'>): ReactNode {
  const { id, record, onClose } = props;
  const t = useTexts();
  const order = record.display_id;
  const query = useListNotes({ resource_id: id, limit: 100 });
  const { mutate, isPending } = useCreateNote({
    mutation: { meta: { success: t('approved') }, onSuccess: onClose },
  });
  return (
    <SectionQuery query={query} skeleton={<TextSkeleton />}>
      {({ notes }) =>
        isApproved(notes) ? (
          <p>{t('already', { order })}</p>
        ) : (
          <ApprovalForm
            text={t('text', { order })}
            isPending={isPending}
            onApprove={(value) =>
              mutate({ data: { resource_id: id, resource_type: 'order', value } })
            }
            onClose={onClose}
          />
        )
      }
    </SectionQuery>
  );
}
