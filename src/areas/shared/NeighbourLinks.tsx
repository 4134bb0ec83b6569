import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#ui/format/useFormat.ts';
import { Later } from '#ui/page/Later.tsx';
import { useNeighbours } from './neighbours.ts';
import type { NeighboursOptions } from './neighbours.ts';
import classes from './NeighbourLinks.module.css';

interface NeighbourLinksProps<Answer> extends NeighboursOptions<Answer> {
  /** Names of the links and of both together. */
  texts: { label: string; previous: string; next: string };
}

/** Leads to the records before and after this one in the list that it was opened from; drawn after the record itself. */
export function NeighbourLinks<Answer extends { count: number }>(
  props: NeighbourLinksProps<Answer>,
): ReactNode {
  return (
    <Later skeleton={null}>
      <Links {...props} />
    </Later>
  );
}

function Links<Answer extends { count: number }>(props: NeighbourLinksProps<Answer>): ReactNode {
  const { texts } = props;
  const { t } = useTranslation('records');
  const format = useFormat();
  const { previous, next, place, count } = useNeighbours(props);
  if (place === undefined || count < 2) return null;
  return (
    <nav className={classes.neighbours} aria-label={texts.label}>
      <span className={classes.place}>
        {t('place', { place: format.number(place), total: format.number(count) })}
      </span>
      <Neighbour to={previous} label={texts.previous}>
        <IconChevronUp size={18} stroke={1.75} aria-hidden />
      </Neighbour>
      <Neighbour to={next} label={texts.next}>
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
