import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { useActionWords } from '../order/actions/useActionWords.ts';
import { orderName } from '../names.ts';
import { groupBy } from './group-by.ts';
import type { LeftOut } from './plan.ts';
import classes from './bulk.module.css';

interface LeftOutListProps {
  left: readonly LeftOut[];
  /** Selected orders that no longer exist */
  gone: number;
}

export function LeftOutList({ left, gone }: LeftOutListProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  const count = left.length + gone;
  if (count === 0) return null;
  const byRule = groupBy(left, (one) => ('why' in one ? one.why : one.order.id));
  return (
    <Banner tone="warning" title={t('leftOut', { count, number: format.number(count) })}>
      <ul className={classes.reasons}>
        {[...byRule].map(([key, group]) => (
          <li key={key}>
            <span className={classes.numbers}>
              {group.map(({ order }) => (
                <bdi key={order.id}>{orderName(order)}</bdi>
              ))}
            </span>
            <Reason left={group[0]} />
          </li>
        ))}
        {gone > 0 ? <li>{t('gone', { count: gone, number: format.number(gone) })}</li> : null}
      </ul>
    </Banner>
  );
}

function Reason({ left }: { left: LeftOut | undefined }): ReactNode {
  const { t } = useTranslation('order-bulk');
  const words = useActionWords();
  const format = useFormat();
  if (!left) return null;
  if ('why' in left) return <span className={classes.reason}>{words.why(left.why)}</span>;
  return left.shortages.map(({ title, wanted, stocked }, index) => (
    // Two items may share a name; the list never reorders.
    <span key={index} className={classes.reason}>
      {t('shortage', { title, wanted: format.number(wanted), stocked: format.number(stocked) })}
    </span>
  ));
}
