import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrokenRecord } from '../states/BrokenRecord.tsx';
import { SafeRecord } from '../states/failures.tsx';
import classes from './LinkedRecords.module.css';

interface LinkedRecordProps {
  title: string;
  to?: string | undefined;
  lead?: ReactNode;
  detail?: ReactNode;
  status?: ReactNode;
  value?: ReactNode;
}

interface LinkedRecordsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Returns a `LinkedRecord`; a row that throws doesn't affect others. */
  renderRow: (row: Row) => ReactNode;
}

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

/** Renders inside the error boundary. */
function Drawn<Data>({
  row,
  renderRow,
}: Pick<LinkedRecordsProps<Data>, 'renderRow'> & { row: Data }): ReactNode {
  return renderRow(row);
}

export function LinkedRecord(props: LinkedRecordProps): ReactNode {
  const { title, to, lead, detail, status, value } = props;
  return (
    <>
      <span className={classes.main}>
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
      </span>
      {status ? <span className={classes.status}>{status}</span> : null}
      {value ? <span className={classes.value}>{value}</span> : null}
    </>
  );
}
