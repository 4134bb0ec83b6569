import { Select, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { shortened } from '#ui/format/shortened.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { decode, isSpreadsheet } from '#shared/files/decode.ts';
import { orderName } from '../names.ts';
import type { Parcel } from '../order/facts/order-facts.ts';
import { OrderLine } from './OrderLine.tsx';
import type { Job, LeftOut } from './plan.ts';
import {
  columnHeads,
  fillDown,
  matchTracking,
  readTrackingTable,
  tooMuch,
  trackingLines,
} from './tracking-table.ts';
import type {
  LineProblem,
  Matched,
  TableProblem,
  TrackingColumns,
  TrackingTable,
} from './tracking-table.ts';
import classes from './tracking.module.css';

/** Maximum file size in bytes; a line is far shorter than 1 kB. */
const MOST_BYTES = 5_000_000;
/** Faulty lines to list */
const NAMED = 20;

interface TrackingFieldsProps {
  parcels: readonly Job<Parcel>[];
  leftOut: readonly LeftOut[];
  /** Tracking numbers by parcel id */
  values: ReadonlyMap<string, string>;
  onChange: (values: ReadonlyMap<string, string>) => void;
}

type Taken = { problem: TableProblem | 'spreadsheet' } | (Matched & { table?: TrackingTable });

/** Accepts numbers pasted down the column, or a table with order numbers. */
export function TrackingFields(props: TrackingFieldsProps): ReactNode {
  const { parcels, leftOut, values, onChange } = props;
  const { t } = useTranslation('order-bulk');
  const { t: actions } = useTranslation('order-actions');
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const [ofFile, setOfFile] = useState<ReadonlyMap<string, string>>(new Map());
  const open = parcels.map(({ id, order }) => ({ id, order: String(order.display_id) }));
  const skipped = new Set(leftOut.map(({ order }) => String(order.display_id)));
  /** @param replaced values of an earlier file or of other columns, dropped unless edited since */
  const take = (table: TrackingTable, replaced: ReadonlyMap<string, string>): Matched => {
    const matched = matchTracking(trackingLines(table), open, skipped);
    const kept = [...values].filter(([id, value]) => replaced.get(id) !== value);
    setTaken({ ...matched, table });
    onChange(new Map([...kept, ...matched.values]));
    return matched;
  };
  const takeTable = (text: string, isFile: boolean): void => {
    const known = new Set([...open.map(({ order }) => order), ...skipped]);
    const table = readTrackingTable(text, known);
    if (typeof table === 'string') setTaken({ problem: table });
    else if (isFile) setOfFile(take(table, ofFile).values);
    else take(table, new Map());
  };
  const chooseColumns = (table: TrackingTable, { values: replaced }: Matched): void => {
    const isOfFile = replaced === ofFile;
    const { values: now } = take(table, replaced);
    if (isOfFile) setOfFile(now);
  };
  const takeDown = (matched: Matched): void => {
    setTaken(matched);
    onChange(new Map([...values, ...matched.values]));
  };
  const onPaste = (event: ClipboardEvent, id: string): void => {
    const text = event.clipboardData.getData('text/plain').replace(/(?<![\r\n])[\r\n]+$/u, '');
    if (!/[\t\n]/u.test(text)) return;
    event.preventDefault();
    const problem = tooMuch(text);
    if (problem) setTaken({ problem });
    else if (text.includes('\t')) takeTable(text, false);
    else takeDown(fillDown(text, open, id));
  };
  const takeFile = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) setTaken({ problem: 'spreadsheet' });
    else takeTable(decode(bytes).text, true);
  };
  // Scanners end each number with Enter.
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    table.current?.querySelectorAll('input')[index + 1]?.focus();
  };
  return (
    <>
      <FileDrop
        label={t('ship.file')}
        hint={t('ship.fileHint')}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        maxSize={MOST_BYTES}
        onFiles={([file]) => {
          if (file) void takeFile(file);
        }}
      />
      {taken && 'table' in taken && taken.table ? (
        <ColumnChoice
          table={taken.table}
          onChange={(columns) => taken.table && chooseColumns({ ...taken.table, columns }, taken)}
        />
      ) : null}
      {taken ? <TakenReport taken={taken} /> : null}
      <table ref={table} className={classes.table} aria-label={t('planned.ship')}>
        <thead>
          <tr>
            <th scope="col">{t('ship.parcel')}</th>
            <th scope="col">{actions('ship.tracking')}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ id, order, sent: { number, contents } }, index) => (
            <tr key={id}>
              <td>
                <OrderLine order={order} />
                <span className={classes.contents}>
                  {format.list(
                    contents.map(({ title, quantity }) =>
                      actions('parcel.item', { quantity: format.number(quantity), title }),
                    ),
                  )}
                </span>
              </td>
              <td>
                <TextInput
                  aria-label={t('ship.trackingOf', {
                    order: orderName(order),
                    number: format.number(number),
                  })}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  dir="ltr"
                  value={values.get(id) ?? ''}
                  onChange={(event) =>
                    onChange(new Map([...values, [id, event.currentTarget.value]]))
                  }
                  onPaste={(event) => onPaste(event, id)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ColumnChoiceProps {
  table: TrackingTable;
  onChange: (columns: TrackingColumns) => void;
}

function ColumnChoice({ table, onChange }: ColumnChoiceProps): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  const data = columnHeads(table).map((head, column) => ({
    value: String(column),
    label: head || t('ship.column', { number: format.number(column + 1) }),
  }));
  const { columns } = table;
  return (
    <div className={classes.columns}>
      {(['order', 'tracking'] as const).map((name) => (
        <Select
          key={name}
          size="xs"
          label={t(`ship.columnOf.${name}`)}
          placeholder={t('ship.chooseColumn')}
          allowDeselect={false}
          data={data.filter(
            ({ value }) => Number(value) !== columns[name === 'order' ? 'tracking' : 'order'],
          )}
          value={columns[name] === undefined ? null : String(columns[name])}
          error={columns[name] === undefined}
          onChange={(value) => onChange({ ...columns, [name]: Number(value) })}
        />
      ))}
    </div>
  );
}

function TakenReport({ taken }: { taken: Taken }): ReactNode {
  const { t } = useTranslation('order-bulk');
  const format = useFormat();
  if ('problem' in taken)
    return <Banner tone="bad">{t(`ship.unreadable.${taken.problem}`)}</Banner>;
  const { values, problems } = taken;
  const columns = 'table' in taken ? taken.table?.columns : undefined;
  if (columns && (columns.order === undefined || columns.tracking === undefined)) {
    return <Banner tone="warning">{t('ship.columnsUnknown')}</Banner>;
  }
  const filled = t('ship.filled', { count: values.size, number: format.number(values.size) });
  if (problems.length === 0) return <Banner tone="good">{filled}</Banner>;
  const more = problems.length - NAMED;
  const say = ({ kind, line, text, width }: LineProblem): string =>
    t(`ship.problem.${kind}`, {
      line: format.number(line),
      text: shortened(text),
      cells: format.number(width?.cells ?? 0),
      headers: format.number(width?.headers ?? 0),
    });
  return (
    <Banner tone="warning" title={filled}>
      <ul className={classes.problems}>
        {problems.slice(0, NAMED).map((problem) => (
          <li key={`${problem.line} ${problem.kind}`}>{say(problem)}</li>
        ))}
        {more > 0 ? (
          <li>{t('ship.moreProblems', { count: more, number: format.number(more) })}</li>
        ) : null}
      </ul>
    </Banner>
  );
}
