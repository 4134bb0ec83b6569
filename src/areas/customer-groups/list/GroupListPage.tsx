import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useListState } from '#ui/list/useListState.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { FormDrawer } from '#shared/FormDrawer.tsx';
import { ListPage } from '#shared/ListPage.tsx';
import { useListResult } from '#shared/useListResult.tsx';
import { useOpenForm } from '#shared/useOpenForm.ts';
import { groupRecord } from '../group/query.ts';
import { groupColumns } from './columns.tsx';
import { groupList, membersOfPage } from './query.ts';
import type { ListedGroup } from './query.ts';
import { RowMenu } from './RowMenu.tsx';

const GroupCreateForm = lazyNamed(() => import('../GroupCreateForm.tsx'), 'GroupCreateForm');
const DeleteGroup = lazyNamed(() => import('../DeleteGroup.tsx'), 'DeleteGroup');

const FORMS = ['new'] as const;

/** All customer groups: found, filtered and sorted by the server. */
export function GroupListPage(): ReactNode {
  const { t } = useTranslation('customer-groups');
  const state = useListState(groupList.filters);
  const result = useListResult(groupList.usePage(state), ({ customer_groups: groups }) => groups);
  const { data, isError } = useQuery({
    ...membersOfPage(state),
    enabled: (result.count ?? 0) > 0,
  });
  const rows = useMemo(() => {
    const members = new Map(data?.customer_groups.map((group) => [group?.id, group?.customers]));
    return result.rows?.map((group): ListedGroup => {
      const own = members.get(group?.id);
      if (Array.isArray(own)) return { ...group, members: own.length };
      return isError && group ? { ...group, members: null } : group;
    });
  }, [result.rows, data, isError]);
  const format = useFormat();
  const tag = useTag();
  const form = useOpenForm(FORMS);
  const [deleted, setDeleted] = useState<ListedGroup>();
  const columns = useMemo(() => groupColumns(t, format, tag), [t, format, tag]);
  const filters = useMemo(
    () => [
      { kind: 'dates' as const, name: 'created_at', label: t('page.created') },
      { kind: 'dates' as const, name: 'updated_at', label: t('page.updated') },
    ],
    [t],
  );
  const renderMenu = useCallback(
    (group: ListedGroup) => <RowMenu group={group} onDelete={() => setDeleted(group)} />,
    [],
  );
  return (
    <ListPage
      id="customer-groups"
      icon={IconUsersGroup}
      state={state}
      result={{ ...result, rows }}
      columns={columns}
      rowName={({ name }) => name}
      defaultOrder={groupList.defaultOrder}
      filters={filters}
      renderMenu={renderMenu}
      record={groupRecord}
      path={paths.customerGroup}
      texts={{
        title: t('list.title'),
        search: t('list.search'),
        failed: t('list.failed'),
        empty: t('list.empty'),
        emptyText: t('list.emptyText'),
        noMatch: t('list.noMatch'),
        noMatchText: t('list.noMatchText'),
        create: t('create.new'),
      }}
      onCreate={() => form.open('new')}
    >
      <FormDrawer
        form={form}
        forms={{
          new: { title: t('create.new'), content: <GroupCreateForm onClose={form.close} /> },
        }}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteGroup
            group={deleted}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </ListPage>
  );
}
