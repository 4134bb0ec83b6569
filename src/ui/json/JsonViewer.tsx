import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isObject } from '../format/guards.ts';
import { useFormat } from '../format/useFormat.ts';
import type { Json } from './nodes.ts';
import classes from './json.module.css';

interface JsonViewerProps {
  value: Json;
  /** Accessible name. */
  label: string;
  /** Levels expanded initially. */
  depth?: number;
}

/** Values rendered per object or list; more on demand. */
export const VALUES_AT_ONCE = 100;

export function JsonViewer({ value, label, depth = 2 }: JsonViewerProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    // JSON is LTR in every language.
    <div className={classes.viewer} role="group" aria-label={label} dir="ltr">
      <CopyButton value={JSON.stringify(value, undefined, 2)}>
        {({ copied, copy }) => (
          <ActionIcon
            className={classes.copy}
            aria-label={copied ? t('copy.done') : t('copy.copy')}
            title={copied ? t('copy.done') : t('copy.copy')}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
          </ActionIcon>
        )}
      </CopyButton>
      <div className={classes.tree} data-no-translate>
        <JsonValue value={value} depth={depth} isRoot />
      </div>
    </div>
  );
}

/** Larger values start collapsed. */
const UNFOLDED = 30;

const sizeOf = (value: Json): number => (isObject(value) ? Object.keys(value).length : 0);

interface JsonValueProps {
  name?: string;
  value: Json;
  depth: number;
  /** Always expanded. */
  isRoot?: boolean;
}

function JsonValue({ name, value, depth, isRoot = false }: JsonValueProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [isOpen, setOpen] = useState(() => isRoot || (depth > 0 && sizeOf(value) <= UNFOLDED));
  const [limit, setLimit] = useState(VALUES_AT_ONCE);
  const lead =
    name === undefined ? null : <span className={classes.jsonKey}>{JSON.stringify(name)}: </span>;
  if (!isObject(value)) {
    const kind =
      typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word';
    return (
      <>
        {lead}
        <span className={classes.json} data-kind={kind}>
          {JSON.stringify(value)}
        </span>
      </>
    );
  }
  const isList = Array.isArray(value);
  const entries: [string | undefined, Json][] = isList
    ? value.map((each) => [undefined, each])
    : Object.entries(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const folded = isOpen ? open : `${open} ${format.number(entries.length)} ${close}`;
  if (entries.length === 0) {
    return (
      <>
        {lead}
        {open}
        {close}
      </>
    );
  }
  return (
    <>
      {lead}
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-label={`${name ?? ''} ${folded}`.trim()}
        onClick={() => setOpen(!isOpen)}
      >
        {folded}
      </button>
      {isOpen ? (
        <>
          <ul>
            {entries.slice(0, limit).map(([key, each], index) => (
              <li key={key ?? index}>
                <JsonValue
                  {...(key === undefined ? {} : { name: key })}
                  value={each}
                  depth={depth - 1}
                />
              </li>
            ))}
            {entries.length > limit ? (
              <li>
                <button
                  type="button"
                  className={classes.fold}
                  onClick={() => setLimit(limit + VALUES_AT_ONCE)}
                >
                  {t('json.more', {
                    shown: format.number(limit),
                    total: format.number(entries.length),
                  })}
                </button>
              </li>
            ) : null}
          </ul>
          {close}
        </>
      ) : null}
    </>
  );
}
