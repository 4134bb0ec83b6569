import { useState } from 'react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { listOf } from '#ui/format/instant.ts';
import { Facts, Section, SectionNote } from '#ui/page/Section.tsx';
import { CONDITION_KINDS } from '#shared/domain/discount-condition-kinds.ts';
import { resourcesOf } from '../rule.ts';
import type { ConditionResource } from '../rule.ts';
import type { Discount } from './query.ts';
import classes from './discount.module.css';

/** Names shown per condition before the rest is loaded. */
const FEW = 20;

/** Links to everything the conditions name. */
export function ConditionsSection({ discount }: { discount: Discount }): ReactNode {
  const { t } = useTranslation('discounts');
  const conditions = listOf(discount.rule?.conditions).filter((condition) => condition !== null);
  return (
    <Section title={t('page.conditions')}>
      {conditions.length === 0 ? (
        <SectionNote>{t('conditions.none')}</SectionNote>
      ) : (
        <Facts
          facts={conditions.map((condition) => ({
            label: t(`conditions.kind.${condition.type}.${condition.operator}`),
            value: <Names condition={condition} />,
          }))}
        />
      )}
    </Section>
  );
}

function Names({ condition }: { condition: DiscountConditionInRule }): ReactNode {
  const { t } = useTranslation('discounts');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const all = resourcesOf(condition) ?? [];
  const shown = isWhole ? all : all.slice(0, FEW);
  const link = ({ id, name }: ConditionResource): ReactNode => {
    const to = CONDITION_KINDS[condition.type].page?.(id);
    return to ? (
      <Link to={to} className={classes.link}>
        <bdi>{name}</bdi>
      </Link>
    ) : (
      <bdi>{name}</bdi>
    );
  };
  return (
    <ul className={classes.names}>
      {shown.map((resource) => (
        <li key={resource.id}>{link(resource)}</li>
      ))}
      {shown.length < all.length ? (
        <li>
          <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
            {t('sentence.more', { number: format.number(all.length - shown.length) })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
