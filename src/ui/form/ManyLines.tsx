import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { SearchInput } from '../search/SearchInput.tsx';
import classes from './ManyLines.module.css';

const FEW = 8;

interface ManyLinesProps<Line> {
  lines: readonly Line[];
  nameOf: (line: Line) => string;
  /** Called with the lines that match the search. */
  onAll: (lines: readonly Line[]) => void;
  onNone: (lines: readonly Line[]) => void;
  children: (lines: readonly Line[]) => ReactNode;
}

/** Long lists get a search, “All” and “None”. */
export function ManyLines<Line>(props: ManyLinesProps<Line>): ReactNode {
  const { lines, children } = props;
  return lines.length > FEW ? <SearchedLines {...props} /> : children(lines);
}

function SearchedLines<Line>(props: ManyLinesProps<Line>): ReactNode {
  const { lines, nameOf, onAll, onNone, children } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const [text, setText] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  // The search may hide the invalid line.
  useEffect(() => {
    const form = bar.current?.closest('form');
    const showAll = (): void => setText('');
    form?.addEventListener('submit', showAll);
    return () => form?.removeEventListener('submit', showAll);
  }, []);
  const wanted = text.trim().toLocaleLowerCase();
  const shown =
    wanted === ''
      ? lines
      : lines.filter((line) => nameOf(line).toLocaleLowerCase().includes(wanted));
  return (
    <>
      <div ref={bar} className={classes.bar}>
        <SearchInput
          className={classes.search ?? ''}
          size="form"
          label={t('picker.search')}
          value={text}
          onChange={setText}
          onClear={() => setText('')}
          onKeyDown={(event) => {
            // Enter must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span role="status" className={classes.none}>
          {wanted === ''
            ? ''
            : t('picker.shown', {
                shown: format.number(shown.length),
                total: format.number(lines.length),
              })}
        </span>
        <Button variant="default" onClick={() => onAll(shown)}>
          {t('lines.all')}
        </Button>
        <Button variant="default" onClick={() => onNone(shown)}>
          {t('lines.none')}
        </Button>
      </div>
      {shown.length > 0 ? children(shown) : <p className={classes.none}>{t('picker.none')}</p>}
    </>
  );
}
