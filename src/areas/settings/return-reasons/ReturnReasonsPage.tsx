import {
  IconCopy,
  IconCornerDownRight,
  IconMessageQuestion,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListReturnReasons } from '#generated/admin/return-reasons/return-reasons.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { inOrder } from './reasons.ts';
import type { ListedReason } from './reasons.ts';

const CreateReason = lazyNamed(() => import('./CreateReason.tsx'), 'CreateReason');
const EditReason = lazyNamed(() => import('./EditReason.tsx'), 'EditReason');
const DeleteReason = lazyNamed(() => import('./DeleteReason.tsx'), 'DeleteReason');

const FORMS = ['new', 'below', 'copy', 'edit'] as const;

export function ReturnReasonsPage(): ReactNode {
  const { t } = useTranslation('return-reasons');
  const { t: common } = useTranslation('common');
  const query = useListReturnReasons();
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useState<ListedReason>();
  const rows = query.data && inOrder(query.data.return_reasons);
  const subject = rows?.find(({ reason }) => reason.id === form.subject)?.reason;
  return (
    <WholeListPage
      query={query}
      rows={rows}
      icon={IconMessageQuestion}
      namespace="return-reasons"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderRow={(row) => ({
        id: row.reason.id,
        title: row.reason.label,
        to: form.linkTo('edit', row.reason.id),
        level: row.level,
        text: row.reason.description ?? undefined,
        end: <code>{row.reason.value}</code>,
        menu: (
          <MoreMenu label={t('actionsOf', { reason: row.reason.label })} place="row">
            <MoreItem icon={IconPencil} onClick={() => form.open('edit', row.reason.id)}>
              {t('edit.action')}
            </MoreItem>
            <MoreItem
              icon={IconCornerDownRight}
              {...(row.level > 0 ? { reason: t('below.tooDeep') } : {})}
              onClick={() => form.open('below', row.reason.id)}
            >
              {t('below.action')}
            </MoreItem>
            <MoreItem icon={IconCopy} onClick={() => form.open('copy', row.reason.id)}>
              {common('actions.duplicate')}
            </MoreItem>
            <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleted(row)}>
              {t('delete.action')}
            </MoreItem>
          </MoreMenu>
        ),
      })}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <CreateReason onClose={form.close} /> },
          below: subject && {
            title: t('below.title', { reason: subject.label }),
            content: <CreateReason above={subject} onClose={form.close} />,
          },
          copy: subject && {
            title: t('create.new'),
            content: <CreateReason from={subject} onClose={form.close} />,
          },
          edit: subject && {
            title: t('edit.title'),
            content: <EditReason reason={subject} onClose={form.close} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {deleted ? <DeleteReason listed={deleted} onClose={() => setDeleted(undefined)} /> : null}
      </Suspense>
    </WholeListPage>
  );
}
