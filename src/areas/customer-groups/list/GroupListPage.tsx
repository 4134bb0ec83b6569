import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { useChosenRow } from '#shared/list/useChosenRow.ts';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { useRowDetails } from '#shared/list/useRowDetails.ts';
import { groupRecord } from '../group/query.ts';
import { useGroupColumns } from './columns.tsx';
import { groupList, membersIn, membersOfGroups } from './query.ts';
import type { ListedGroup } from './query.ts';

const GroupCreateForm = lazyNamed(() => import('../GroupCreateForm.tsx'), 'GroupCreateForm');
const DeleteGroup = lazyNamed(() => import('../DeleteGroup.tsx'), 'DeleteGroup');

const FORMS = ['new'] as const;

export function GroupListPage(): ReactNode {
  const { t } = useTranslation('customer-groups');
  const { t: common } = useTranslation('common');
  const list = useList(groupList);
  const rows = useRowDetails(
    list.result.rows,
    membersOfGroups.options(list.state),
    membersOfGroups.rowsOf,
    membersIn,
  );
  const columns = useGroupColumns();
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useChosenRow<ListedGroup>(rows);
  const renderMenu = useCallback(
    (group: ListedGroup) => (
      <MoreMenu label={common('table.actionsOf', { name: group.name })} place="row">
        <MoreItem icon={IconPencil} to={paths.customerGroup(group.id, { edit: 'general' })}>
          {t('edit.general')}
        </MoreItem>
        <MoreItem icon={IconTrash} isDangerous onClick={() => setDeleted(group)}>
          {t('delete.action')}
        </MoreItem>
      </MoreMenu>
    ),
    [t, common, setDeleted],
  );
  return (
    <ListPage
      id="customer-groups"
      list={{ ...list, result: { ...list.result, rows } }}
      columns={columns}
      filters={{ created_at: t('page.created'), updated_at: t('page.updated') }}
      rowName={({ name }) => name}
      rowPath={paths.customerGroup}
      record={groupRecord}
      icon={IconUsersGroup}
      namespace="customer-groups"
      create={{ label: t('create.new'), open: () => form.open('new') }}
      renderMenu={renderMenu}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('create.new'),
            size: 'dialog',
            content: <GroupCreateForm onClose={form.close} />,
          },
        }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteGroup
            opened
            group={deleted}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
