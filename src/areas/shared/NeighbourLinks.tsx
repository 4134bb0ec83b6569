import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Neighbours } from './neighbours.ts';
import classes from './NeighbourLinks.module.css';

/** Leads to the products before and after this one in the list that it was opened from. */
export function NeighbourLinks({ neighbours }: { neighbours: Neighbours }): ReactNode {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { previous, next, place, count } = neighbours;
  if (place === undefined || count < 2) return null;
  return (
    <nav className={classes.neighbours} aria-label={t('product.neighbours')}>
      <span className={classes.place}>
        {t('product.place', { place: format.number(place), total: format.number(count) })}
      </span>
      <Neighbour to={previous} label={t('product.previous')}>
        <IconChevronUp size={18} stroke={1.75} aria-hidden />
      </Neighbour>
      <Neighbour to={next} label={t('product.next')}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  to: string | undefined;
  label: string;
  children: ReactNode;
}

function Neighbour({ to, label, children }: NeighbourProps): ReactNode {
  return to === undefined ? (
    <ActionIcon aria-label={label} disabled>
      {children}
    </ActionIcon>
  ) : (
    <ActionIcon component={Link} to={to} aria-label={label} title={label}>
      {children}
    </ActionIcon>
  );
}
