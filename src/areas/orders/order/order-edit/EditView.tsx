import { Button, Group } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { PageActions } from '#ui/overlay/PageActions.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Page } from '#ui/page/Page.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import type { Order } from '../query.ts';
import { EditLines } from './EditLines.tsx';
import { EditNote } from './EditNote.tsx';
import { EditNotices } from './EditNotices.tsx';
import { EditSummary } from './EditSummary.tsx';
import { EditMenuItems } from './EditMenuItems.tsx';
import { isRequested, openEditOf } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { EDIT_ACTIONS } from './forms.ts';
import type { EditAction } from './forms.ts';
import type { SentAction } from './own-change.ts';
import { hasChanges, linesOf } from './lines.ts';
import { useEditWriter } from './useEditWriter.ts';
import { useOrderEditForms } from './useOrderEditForms.tsx';

interface EditViewProps {
  order: Order;
  edits: readonly OrderEditRecord[];
}

export function EditView({ order, edits }: EditViewProps): ReactNode {
  const { t } = useTranslation('order-edit');
  const navigate = useNavigate();
  const edit = openEditOf(edits);
  const lines = linesOf(order, edit);
  const writer = useEditWriter(order, edit);
  const [sent, setSent] = useState<SentAction>();
  const form = useOpenForm(EDIT_ACTIONS);
  const forms = useOrderEditForms(order, {
    edits,
    form,
    onSend: (action, { id }) => setSent({ action, editId: id }),
    onDone: (action) =>
      action === 'requestEdit' ? form.close() : void navigate(paths.order(order.id)),
  });
  // If a quantity is being saved, open the form afterwards.
  const begin = (action: EditAction): void => writer.whenDone(() => form.open(action));
  const isAsked = edit !== undefined && isRequested(edit);
  const canConfirm = edit !== undefined && hasChanges(lines);
  return (
    <Page
      title={t('page.title', { number: String(order.display_id) })}
      back={{ to: paths.order(order.id), label: t('page.back') }}
      status={
        edit ? (
          <StatusBadge tone={isAsked ? 'info' : 'warning'}>
            {t(isAsked ? 'state.requested' : 'state.created')}
          </StatusBadge>
        ) : null
      }
      actions={
        <Group gap="xs" wrap="nowrap">
          <PageActions
            label={t('page.more')}
            further={
              canConfirm && !isAsked
                ? [
                    {
                      label: t('action.requestEdit'),
                      icon: IconSend,
                      onClick: () => begin('requestEdit'),
                    },
                  ]
                : []
            }
            menu={edit ? <EditMenuItems edit={edit} form={form} /> : null}
          >
            {canConfirm ? (
              <Button onClick={() => begin('confirmEdit')}>{t('action.confirmEdit')}</Button>
            ) : null}
          </PageActions>
        </Group>
      }
    >
      <EditNotices
        order={order}
        edits={edits}
        edit={edit}
        writer={writer}
        lines={lines}
        own={sent}
        isFormOpen={form.name !== undefined}
      />
      <Columns
        main={<EditLines order={order} edit={edit} lines={lines} writer={writer} />}
        side={
          <>
            <EditSummary order={order} edit={edit} isRunning={writer.isRunning} />
            {edit ? <EditNote edit={edit} writer={writer} /> : null}
          </>
        }
      />
      <FormDrawer form={form} forms={forms} />
    </Page>
  );
}
