import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortened } from '#ui/format/shortened.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Change, RowPlan } from './plan.ts';
import classes from './import.module.css';

const PAGE = 50;

interface ChangeListProps {
  rows: readonly RowPlan[];
  /** Spreadsheet line numbers of the file's rows. */
  lines: readonly number[];
  onShow: (row: number) => void;
}

export function ChangeList({ rows, lines, onShow }: ChangeListProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const [shown, setShown] = useState(0);
  const id = useId();
  if (rows.length === 0) return null;
  const isOpen = shown > 0;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon size={15} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setShown(isOpen ? 0 : PAGE)}
      >
        {t(isOpen ? 'changes.hide' : 'changes.show', {
          count: rows.length,
          number: number(rows.length),
        })}
      </Button>
      <div id={id} className={classes.changeList} hidden={!isOpen}>
        {isOpen ? (
          <ul className={classes.changes} aria-label={t('changes.label')}>
            {rows.slice(0, shown).map((row) => (
              <RowChanges key={row.row} plan={row} line={lines[row.row] ?? 0} onShow={onShow} />
            ))}
          </ul>
        ) : null}
        {isOpen && rows.length > shown ? (
          <Button size="compact-sm" variant="default" onClick={() => setShown(shown + PAGE)}>
            {t('changes.more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function RowChanges({
  plan: { row, kind, name, changes },
  line,
  onShow,
}: {
  plan: RowPlan;
  line: number;
  onShow: (row: number) => void;
}): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  return (
    <li>
      <div className={classes.changeHead}>
        <Button size="compact-sm" variant="subtle" onClick={() => onShow(row)}>
          {t('changes.row', { row: number(line) })}
        </Button>
        <strong data-no-translate>
          <bdi>{name}</bdi>
        </strong>
        <span className={classes.dim}>{t(`changes.${kind}`)}</span>
      </div>
      {changes.length > 0 ? (
        <ul className={classes.cells}>
          {changes.map((change, index) => (
            <CellChange key={index} change={change} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function CellChange({ change: { column, from, to } }: { change: Change }): ReactNode {
  const { t } = useTranslation('imports');
  return (
    <li>
      <bdi data-no-translate>{shortened(column)}</bdi> <Value text={from} />{' '}
      <span aria-label={t('changes.to')} role="img">
        <span className={classes.arrow} aria-hidden>
          →
        </span>
      </span>{' '}
      <Value text={to} />
    </li>
  );
}

function Value({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('imports');
  if (text.trim() === '') return <span className={classes.dim}>{t('changes.empty')}</span>;
  return <bdi data-no-translate>{shortened(text)}</bdi>;
}
