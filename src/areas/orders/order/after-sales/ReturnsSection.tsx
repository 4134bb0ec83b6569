import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnStatus } from '#generated/admin/admin.schemas.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { listOf, plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { Section } from '#ui/page/Section.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import { ReturnStatusBadge, isReturnStatus } from '#shared/orders/return-status.tsx';
import type { OpenForm } from '#shared/form/useOpenForm.ts';
import { Dotted } from '../Dotted.tsx';
import { itemName } from '../item-name.ts';
import type { Order, OrderReturn } from '../query.ts';
import { cancelReturnAction } from './cancel-return-action.ts';
import { receiveReturnAction } from './receive-return-action.ts';
import { requestedItems } from './receive-values.ts';
import { returnsOf } from '../facts/returnable.ts';
import type { SomeReturn } from '../facts/returnable.ts';
import { shippingCost } from './return-money.ts';
import classes from './section.module.css';

interface ReturnsSectionProps {
  order: Order;
  form: Pick<OpenForm<'receiveReturn' | 'cancelReturn'>, 'open'>;
}

export function ReturnsSection({ order, form }: ReturnsSectionProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const hasContent = useFirstContent();
  const returns = returnsOf(order);
  const isNeeded = hasContent && returns.some(({ record }) => record.location_id);
  const locations = useStockLocations({ isNeeded });
  const names = new Map(readEach(locations.data, ({ id, name }) => [id, name]));
  if (returns.length === 0) return null;
  return (
    <Section title={t('section.title')}>
      <ul className={classes.records} aria-label={t('section.title')}>
        {returns.map((one, index) => (
          <li key={one.record.id} className={classes.record}>
            <SafeRecord
              record={one.record}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <Return
                order={order}
                one={one}
                number={index + 1}
                location={names.get(one.record.location_id ?? '')}
                form={form}
              />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ReturnProps extends ReturnsSectionProps {
  one: SomeReturn;
  /** 1-based */
  number: number;
  location: string | undefined;
}

function Return({ order, one, number, location, form }: ReturnProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { record, of } = one;
  const { status, shipping_method: method } = record;
  const isKnown = isReturnStatus(status);
  const money = (minor: number): string => format.money(minor, order.currency_code);
  const arrivedOn = record.received_at ?? record.updated_at;
  const name = t('section.name', { number: format.number(number) });
  const facts = [
    isKnown
      ? t(`section.date.${status}`, {
          date: format.date(status === 'requested' ? record.created_at : arrivedOn),
        })
      : '',
    location ? t('section.location', { location }) : '',
    // Exchanges and claims settle their own money.
    isKnown && of === 'order'
      ? t(`section.refund.${status}`, { amount: money(Math.max(0, record.refund_amount)) })
      : '',
    method
      ? t('section.shipping', {
          name: plainText(method.shipping_option?.name ?? t('money.shipping')),
          amount: money(
            shippingCost({
              price: method.price,
              includesTax: method.includes_tax === true,
              rates: listOf(method.tax_lines),
            }),
          ),
        })
      : '',
  ];
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {of === 'order' ? null : <StatusBadge tone="neutral">{common(`kinds.${of}`)}</StatusBadge>}
        <ReturnStatusBadge status={status} />
        <span className={classes.menu}>
          <ReturnMenu status={status} id={record.id} number={format.number(number)} form={form} />
        </span>
      </div>
      <span className={classes.facts}>
        <Dotted parts={facts} />
      </span>
      <ReturnedUnits order={order} one={one} />
    </>
  );
}

interface ReturnMenuProps extends Pick<ReturnsSectionProps, 'form'> {
  status: ReturnStatus;
  id: string;
  number: string;
}

function ReturnMenu({ status, id, number, form }: ReturnMenuProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const reason = status === 'requested' ? {} : { reason: t(`whyReturn.${status}`) };
  return (
    <MoreMenu place="row" label={t('section.menu', { number })}>
      {[receiveReturnAction, cancelReturnAction].map(({ name, icon, isDangerous }) => (
        <MoreItem
          key={name}
          icon={icon()}
          isDangerous={isDangerous === true}
          {...reason}
          onClick={() => form.open(name, id)}
        >
          {t(`action.${name}`)}
        </MoreItem>
      ))}
    </MoreMenu>
  );
}

/** Returns of exchanges and claims have no reasons. */
const reasonOf = (item: Partial<OrderReturn['items'][number]> | undefined): string | undefined =>
  item?.reason?.label;

function ReturnedUnits({ order, one }: Pick<ReturnProps, 'order' | 'one'>): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const records = new Map(readEach(one.record.items, (item) => [item.item_id, item] as const));
  return (
    <ul className={classes.units}>
      {requestedItems(order, one).map(({ id, item, units }) => {
        const record = records.get(id);
        const reason = reasonOf(record);
        const title = item ? itemName(item) : t('section.goneItem');
        const quantity = format.number(units);
        const received = record?.received_quantity ?? undefined;
        const parts = [
          reason
            ? t('section.itemReason', { quantity, title, reason })
            : t('section.item', { quantity, title }),
          record?.note ?? '',
          received === undefined || received === units
            ? ''
            : t('section.received', {
                received: format.number(received),
                requested: quantity,
              }),
        ];
        return (
          <li key={id}>
            <Dotted parts={parts} />
          </li>
        );
      })}
    </ul>
  );
}
