import type { TFunction } from 'i18next';
import type { CustomerListItem } from '#generated/admin/admin.schemas.ts';
import type { Column } from '#ui/table/columns.ts';
import { widthFor } from '#ui/table/widths.ts';
import { AccountBadge } from './AccountBadge.tsx';
import { nameColumn } from './columns.tsx';
import { customerName } from './customer-names.ts';
import classes from '#ui/table/DataTable.module.css';

/** Pixels of a badge's dot and edges. */
const BADGE = 28;
/** Pixels to which email addresses grow. */
const EMAIL_MOST = 280;

/** The columns that say who a customer is: name, email address, and whether there is an account. */
export const customerColumns = <Row extends CustomerListItem>(
  t: TFunction<'customers'>,
): Column<Row>[] => [
  nameColumn({ id: 'name', header: t('columns.name'), sortBy: 'first_name' }, customerName),
  {
    id: 'email',
    header: t('fields.email'),
    sortBy: 'email',
    width: 200,
    maxWidth: EMAIL_MOST,
    priority: 2,
    cell: ({ email }) => (
      <bdi dir="ltr" className={classes.text}>
        {email}
      </bdi>
    ),
  },
  {
    id: 'account',
    header: t('columns.account'),
    sortBy: 'has_account',
    width: widthFor([t('account.account'), t('account.guest')], BADGE),
    cell: (customer) => <AccountBadge hasAccount={customer.has_account} />,
  },
];
