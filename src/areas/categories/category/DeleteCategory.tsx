import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteProductCategory } from '../../../../generated/admin/product-categories/product-categories.ts';
import { useErrorText } from '../../../app/query/useErrorText.ts';
import { useFormat } from '../../../ui/format/useFormat.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { Category } from '../query.ts';

interface DeleteCategoryProps {
  category: Category;
  /** Categories right below it; with any, the server refuses. */
  childCount: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a category is deleted; says beforehand when it can't be. */
export function DeleteCategory(props: DeleteCategoryProps): ReactNode {
  const { category, childCount, onClose, onDone } = props;
  const { name } = category;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const remove = useDeleteProductCategory({
    mutation: { meta: { errors: 'form', success: t('delete.done', { name }) }, onSuccess: onDone },
  });
  const { text, detail } = useErrorText(remove.error);
  const isBlocked = childCount > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isBlocked ? 'delete.blockedTitle' : 'delete.title', { name })}
      footer={
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {common(isBlocked ? 'actions.close' : 'actions.cancel')}
          </Button>
          {isBlocked ? null : (
            <Button
              color="red"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id: category.id })}
            >
              {t('delete.action')}
            </Button>
          )}
        </Group>
      }
    >
      <Text>
        {isBlocked
          ? t('delete.blocked', { count: childCount, number: format.number(childCount) })
          : t('delete.text')}
      </Text>
      {remove.error ? (
        <Text c="var(--mantine-color-error)" role="alert" mt="sm">
          {text} {detail ? common('errors.serverSaid', { message: detail }) : null}
        </Text>
      ) : null}
    </Dialog>
  );
}
