import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { AnyArea, NamespaceWith } from '#app/i18n/namespace-with.ts';
import { useCommandKeys } from '#app/shortcuts/useCommandKeys.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useKeyHint, useSingleKeys } from '#ui/keyboard/SingleKeys.tsx';
import { RenderDeferred } from '#ui/page/RenderDeferred.tsx';
import { useNeighbours } from './neighbours.ts';
import type { NeighboursOptions } from './neighbours.ts';
import classes from './NeighbourLinks.module.css';

interface NeighbourLinksProps<Answer> extends NeighboursOptions<Answer> {
  namespace: NamespaceWith<{ page: Record<'neighbours' | 'previous' | 'next', string> }>;
  /** Adds J and K; for pages without a list. */
  hasKeys?: boolean;
}

/** While the list loads, so that the head keeps its lines. */
const ROOM = <nav className={`${classes.neighbours} ${classes.room}`} aria-hidden />;

/** Previous/next links within the list the record was opened from. */
export function NeighbourLinks<Answer extends { count: number }>(
  props: NeighbourLinksProps<Answer>,
): ReactNode {
  return (
    <RenderDeferred skeleton={ROOM}>
      <Links {...props} />
    </RenderDeferred>
  );
}

function Links<Answer extends { count: number }>(props: NeighbourLinksProps<Answer>): ReactNode {
  const { namespace, hasKeys = false } = props;
  const { t } = useTranslation('records');
  const { t: area } = useTranslation(namespace as AnyArea);
  const texts = { previous: area('page.previous'), next: area('page.next') };
  const format = useFormat();
  const navigate = useNavigate();
  const { isPending, previous, next, place, count } = useNeighbours(props);
  const leadTo = (to: string | undefined): (() => void) | undefined =>
    hasKeys && to !== undefined ? () => void navigate(to) : undefined;
  useCommandKeys([
    { keys: 'j', label: texts.next, run: leadTo(next) },
    { keys: 'k', label: texts.previous, run: leadTo(previous) },
  ]);
  const keysOf = (keys: string): { keys?: string } => (hasKeys ? { keys } : {});
  if (isPending) return ROOM;
  if (place === undefined || count < 2) return null;
  return (
    <nav className={classes.neighbours} aria-label={area('page.neighbours')}>
      <span className={classes.place}>
        {t('place', { place: format.number(place), total: format.number(count) })}
      </span>
      <Neighbour to={previous} label={texts.previous} {...keysOf('k')}>
        <IconChevronUp size={18} stroke={1.75} aria-hidden />
      </Neighbour>
      <Neighbour to={next} label={texts.next} {...keysOf('j')}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  to: string | undefined;
  label: string;
  keys?: string;
  children: ReactNode;
}

function Neighbour({ to, label, keys, children }: NeighbourProps): ReactNode {
  const hint = useKeyHint(keys);
  const withKeys = useSingleKeys();
  return to === undefined ? (
    <ActionIcon aria-label={label} disabled>
      {children}
    </ActionIcon>
  ) : (
    <ActionIcon
      component={Link}
      to={to}
      aria-label={label}
      {...hint}
      title={keys && withKeys ? `${label} (${keys.toUpperCase()})` : label}
    >
      {children}
    </ActionIcon>
  );
}
