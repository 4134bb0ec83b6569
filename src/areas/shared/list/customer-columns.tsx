import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#generated/admin/admin.schemas.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import type { Column } from '#ui/table/columns.ts';
import { accountBadge } from '../domain/AccountBadge.tsx';
import { useColumns } from './columns.tsx';
import { personName } from '#ui/format/person-name.ts';

/** Pixels of picture and badge. */
const BESIDE = 120;

const isUnnamed = (customer: Customer): boolean => personName(customer) === customer.email;

export function useCustomerColumns<Row extends Customer>(): readonly [
  name: Column<Row>,
  email: Column<Row>,
  account: Column<Row>,
] {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const make = useColumns<Row>();
  return useMemo(
    () =>
      [
        make.name({
          id: 'name',
          header: t('columns.name'),
          sortBy: 'first_name',
          value: personName,
          picture: (customer) => <Avatar name={personName(customer)} />,
          beside: BESIDE,
          after: ({ has_account: has }) => (has ? null : accountBadge(has, t)),
        }),
        make.text({
          id: 'email',
          header: common('fields.email'),
          sortBy: 'email',
          dir: 'ltr',
          width: 160,
          maxWidth: 280,
          value: ({ email }) => email,
          text: (customer) => (isUnnamed(customer) ? null : customer.email),
          repeats: isUnnamed,
        }),
        make.badge({
          id: 'account',
          header: t('columns.account'),
          sortBy: 'has_account',
          texts: [t('account.account'), t('account.guest')],
          // Guests are marked beside their names.
          optional: true,
          value: (customer) => accountBadge(customer.has_account, t),
        }),
      ] as const,
    [t, common, make],
  );
}
