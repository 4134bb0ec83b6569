import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SafeRecord } from '../states/failures.tsx';
import { BrokenRecord } from '../table/BrokenRecord.tsx';
import classes from './LinkedRecords.module.css';

interface LinkedRecordProps {
  /** What one calls it: a name, a number. */
  title: string;
  /** Its page; without one it is only told. */
  to?: string | undefined;
  /** Stands before the title: a small picture. */
  lead?: ReactNode;
  /** When it was, what it holds. */
  detail?: ReactNode;
  /** How far it is. */
  status?: ReactNode;
  /** What it comes to; stands at the end. */
  value?: ReactNode;
}

interface LinkedRecordsProps<Row> {
  /** Names them for screen readers. */
  label: string;
  rows: readonly Row[];
  /** Its `LinkedRecord`; one that can't be drawn is said to be broken, and the others stay. */
  renderRow: (row: Row) => ReactNode;
}

/** Records that belong to the one that a page shows, each in a line; two on a phone. */
export function LinkedRecords<Row>(props: LinkedRecordsProps<Row>): ReactNode {
  const { label, rows, renderRow } = props;
  return (
    <div className={classes.place}>
      <ul className={classes.records} aria-label={label}>
        {rows.map((row, index) => (
          <li key={index} className={classes.record}>
            <SafeRecord
              record={row}
              renderBroken={(error) => (
                <BrokenRecord name={undefined} href={undefined} error={error} />
              )}
            >
              <Drawn row={row} renderRow={renderRow} />
            </SafeRecord>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn inside the guard. */
function Drawn<Data>({
  row,
  renderRow,
}: Pick<LinkedRecordsProps<Data>, 'renderRow'> & { row: Data }): ReactNode {
  return renderRow(row);
}

/** A record that belongs to the one that a page shows: what it is called, how far it is, what it comes to. */
export function LinkedRecord(props: LinkedRecordProps): ReactNode {
  const { title, to, lead, detail, status, value } = props;
  return (
    <>
      {lead}
      <span className={classes.words}>
        {to === undefined ? (
          <bdi className={classes.title}>{title}</bdi>
        ) : (
          <Link to={to} className={classes.link}>
            <bdi className={classes.title}>{title}</bdi>
          </Link>
        )}
        {detail ? <span className={classes.detail}>{detail}</span> : null}
      </span>
      {status ? <span className={classes.status}>{status}</span> : null}
      {value ? <span className={classes.value}>{value}</span> : null}
    </>
  );
}
