import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fileUrl } from '#app/config/config.ts';
import { paths } from '#app/paths.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { plainText } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { BrokenRecord } from '#ui/states/BrokenRecord.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import classes from './LineItems.module.css';

export interface LineItem {
  id: string;
  title: string;
  /** The variant's title */
  description?: string | null;
  thumbnail?: string | null;
  quantity: number;
  /** Minor units */
  unit_price: number;
  includes_tax?: boolean;
  variant?: { product_id?: string | null; sku?: string | null } | null;
}

interface LineItemsProps<Item extends LineItem> {
  label: string;
  items: readonly Item[];
  currency: string;
  /** In place of the variant's title */
  renderDetail?: (item: Item) => ReactNode;
  /** Below the name */
  renderStates?: (item: Item) => ReactNode;
}

/** Items of an order or a draft order. */
export function LineItems<Item extends LineItem>(props: LineItemsProps<Item>): ReactNode {
  const { label, items, currency, renderDetail, renderStates } = props;
  return (
    <div className={classes.place}>
      <ul className={classes.items} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <SafeRecord
              record={item}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <Line
                item={item}
                currency={currency}
                renderDetail={renderDetail}
                renderStates={renderStates}
              />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps<Item extends LineItem> {
  item: Item;
  currency: string;
  renderDetail: ((item: Item) => ReactNode) | undefined;
  renderStates: ((item: Item) => ReactNode) | undefined;
}

function Line<Item extends LineItem>(props: LineProps<Item>): ReactNode {
  const { item, currency, renderDetail, renderStates } = props;
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { title, description, quantity, unit_price: price, variant, thumbnail } = item;
  const product = variant?.product_id;
  const sku = variant?.sku;
  return (
    <>
      <Thumbnail src={typeof thumbnail === 'string' ? fileUrl(thumbnail) : null} size={40} />
      <div className={classes.words}>
        {typeof product === 'string' ? (
          <Link to={paths.product(product)} className={classes.link}>
            <bdi className={classes.title}>{plainText(title)}</bdi>
          </Link>
        ) : (
          <bdi className={classes.title}>{plainText(title)}</bdi>
        )}
        <span className={classes.detail}>
          {renderDetail?.(item) ?? (description ? <bdi>{description}</bdi> : null)}
          {sku ? <Copyable value={sku} label={common('fields.sku')} /> : null}
        </span>
        {renderStates ? <span className={classes.states}>{renderStates(item)}</span> : null}
      </div>
      <span className={classes.each}>
        <span>
          {t('items.each', {
            price: format.money(price, currency),
            quantity: format.number(quantity),
          })}
        </span>
        {item.includes_tax === true ? (
          <span className={classes.tax}>{t('items.includesTax')}</span>
        ) : null}
      </span>
      <bdi className={classes.amount}>{format.money(price * quantity, currency)}</bdi>
    </>
  );
}
