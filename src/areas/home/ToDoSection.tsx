import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconFileAlert, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AreaIcon } from '#app/area/area.ts';
import type { ToDo } from '#app/area/to-do.ts';
import { QueryError } from '#app/errors/QueryError.tsx';
import { openActivity } from '#app/state/overlays.ts';
import { timeOf } from '#ui/format/instant.ts';
import { ago } from '#ui/format/relative.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useNow } from '#ui/format/useNow.ts';
import { useTag } from '#ui/format/useTag.ts';
import { Section } from '#ui/page/Section.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import classes from './home.module.css';
import { useFailedJobs } from './useFailedJobs.ts';
import { useToDos } from './useToDos.ts';
import type { ToDoRow } from './useToDos.ts';

/** Rows reserved while loading. */
const LEAST = 4;

export function ToDoSection({ toDos }: { toDos: readonly ToDo[] }): ReactNode {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { lowStock, rows, unchecked, isPending, isCounting, error, retry } = useToDos(toDos);
  const jobs = useFailedJobs();
  const format = useFormat();
  const titleOf = ({ id }: ToDo): string =>
    id === 'lowStock'
      ? t('toDo.rows.lowStock', { count: lowStock, number: format.number(lowStock) })
      : t(`toDo.rows.${id}`);
  const age = useAge();
  const oldestJob = Math.min(...jobs.map(({ failed_at: at }) => timeOf(at)));
  const shown = rows.length + (jobs.length > 0 ? 1 : 0);
  const spare = isPending || isCounting ? Math.max(0, LEAST - shown) : 0;
  const newestOnly =
    !isPending && unchecked.length > 0 ? (
      <p className={classes.unchecked}>
        {t('toDo.newestOnly', { names: format.list(unchecked.map(titleOf)) })}
      </p>
    ) : null;
  if (error) return <QueryError title={t('toDo.allFailed')} error={error} onRetry={retry} />;
  return (
    <Section title={t('toDo.title')} flush>
      {isPending ? (
        <>
          <span role="status" className="qm-visually-hidden">
            {common('states.loading')}
          </span>
          <SlowNotice onRetry={retry} />
        </>
      ) : null}
      {shown + spare > 0 ? (
        <ul
          className={classes.rows}
          data-queues={toDos.some(({ queue }) => queue !== undefined) || undefined}
          aria-label={t('toDo.title')}
        >
          {rows.map((row) => (
            <li key={row.toDo.id} className={classes.item}>
              <CountedRow row={row} title={titleOf(row.toDo)} />
            </li>
          ))}
          {jobs.length > 0 ? (
            <li className={classes.item}>
              <UnstyledButton
                className={`${classes.row} ${classes.leads}`}
                onClick={() => openActivity(jobs.map(({ id }) => id))}
              >
                <RowContent
                  icon={IconFileAlert}
                  title={t('toDo.rows.jobs')}
                  text={oldestJob > 0 ? age(oldestJob) : undefined}
                  count={format.number(jobs.length)}
                />
              </UnstyledButton>
            </li>
          ) : null}
          {Array.from({ length: spare }, (_, index) => (
            <li key={index} className={classes.item} aria-hidden>
              <RowSkeleton />
            </li>
          ))}
        </ul>
      ) : (
        <div className={classes.nothing}>
          {newestOnly ?? (
            <EmptyState
              icon={<IconCircleCheck size={32} stroke={1.4} aria-hidden />}
              title={t('toDo.nothing')}
              text={t('toDo.nothingText')}
            />
          )}
        </div>
      )}
      {shown + spare > 0 ? newestOnly : null}
    </Section>
  );
}

/** @returns the words for the oldest record's instant */
function useAge(): (at: number) => string {
  const { t } = useTranslation('home');
  const tag = useTag();
  const now = useNow();
  return (at) => t('toDo.oldest', { time: ago(at, now, tag) });
}

function CountedRow({ row, title }: { row: ToDoRow; title: string }): ReactNode {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const age = useAge();
  const { toDo, to, queue, found, isFailed, retry } = row;
  if (isFailed) {
    return (
      <div className={classes.row}>
        <RowContent
          icon={toDo.icon}
          title={
            <Link to={to} className={classes.plain}>
              {title}
            </Link>
          }
          text={t('toDo.failed')}
          count={
            <Button size="compact-sm" variant="default" onClick={retry}>
              {common('actions.retry')}
            </Button>
          }
        />
      </div>
    );
  }
  if (!found) return <RowSkeleton />;
  const { count = 0, isCut, oldest } = found;
  const number = format.number(count);
  return (
    <>
      <Link to={to} className={`${classes.row} ${classes.leads}`}>
        <RowContent
          icon={toDo.icon}
          title={title}
          text={oldest ? age(timeOf(oldest)) : undefined}
          count={isCut ? t('toDo.atLeast', { number }) : number}
        />
      </Link>
      {queue === undefined ? null : (
        <ActionIcon
          component={Link}
          to={queue}
          className={classes.queue ?? ''}
          aria-label={t('toDo.queue', { name: title })}
          title={t('toDo.queue', { name: title })}
        >
          <IconListCheck size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}

interface RowContentProps {
  icon: AreaIcon;
  title: ReactNode;
  text?: string | undefined;
  count: ReactNode;
}

function RowContent({ icon: Icon, title, text, count }: RowContentProps): ReactNode {
  return (
    <>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>{' '}
        {text ? <span className={classes.text}>{text}</span> : null}
      </span>{' '}
      <span className={classes.count}>{count}</span>
    </>
  );
}

const RowSkeleton = (): ReactNode => (
  <span className={classes.row}>
    <Skeleton height={20} width={20} />
    <span className={classes.words}>
      <Skeleton height={13} width="40%" />
    </span>
    <Skeleton height={13} width={24} />
  </span>
);
