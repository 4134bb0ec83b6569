import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteProductCategory } from '#generated/admin/product-categories/product-categories.ts';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Category } from '../query.ts';
import { DeleteBranch } from './DeleteBranch.tsx';

interface DeleteCategoryProps {
  all: readonly Category[];
  category: Category;
  onClose: () => void;
  /** @param gone ids of deleted categories */
  onDone: (gone: readonly string[]) => void;
}

export function DeleteCategory(props: DeleteCategoryProps): ReactNode {
  // Children disappear one by one while deleting.
  const [hasBelow] = useState(() => props.all.some((each) => each.parentId === props.category.id));
  return hasBelow ? <DeleteBranch {...props} /> : <DeleteOne {...props} />;
}

function DeleteOne({ category, onClose, onDone }: DeleteCategoryProps): ReactNode {
  const { id, name } = category;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const calls = useAbortableCalls();
  const remove = useDeleteProductCategory({
    request: calls.request,
    mutation: {
      meta: { errors: 'form', success: t('delete.done', { name }) },
      onSuccess: () => onDone([id]),
    },
  });
  const { text, detail } = useErrorText(remove.error);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('delete.title', { name })}
      footer={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {common('actions.cancel')}
          </Button>
          <Button
            color="red"
            loading={calls.isRunning}
            // Errors render below.
            onClick={() => void calls.run(() => remove.mutateAsync({ id })).catch(() => undefined)}
          >
            {t('delete.action')}
          </Button>
        </>
      }
    >
      <Text>{t('delete.text')}</Text>
      <SlowSave isSaving={calls.isRunning} onStop={calls.stop} />
      {remove.error ? (
        <Text c="var(--mantine-color-error)" role="alert" mt="sm">
          {text} {detail ? common('errors.serverSaid', { message: detail }) : null}
        </Text>
      ) : null}
    </Dialog>
  );
}
