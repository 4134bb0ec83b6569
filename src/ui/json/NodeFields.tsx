import { ActionIcon, Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import {
  DEEPEST,
  KINDS,
  changeNode,
  isUnstorable,
  makeNode,
  removeNode,
  withKind,
} from './nodes.ts';
import type { JsonNode, Kind, NodeProblem } from './nodes.ts';
import { useProblemText } from './useProblemText.ts';
import classes from './json.module.css';

/** Rendered per object or list; more on demand. */
export const FIELDS_AT_ONCE = 50;

/** Deeper groups have no room; edit them as JSON. */
const DEEPEST_FIELDS = 8;

interface NodeFieldsProps {
  tree: JsonNode;
  parent: JsonNode;
  depth: number;
  /** Many values: groups start collapsed. */
  isLarge: boolean;
  problems: ReadonlyMap<string, NodeProblem>;
  onChange: (tree: JsonNode) => void;
}

export function NodeFields(props: NodeFieldsProps): ReactNode {
  const { parent, depth, isLarge, problems } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const isRoot = depth === 0;
  const [text, setText] = useState('');
  const { children } = parent;
  const begin = isRoot || !isLarge ? FIELDS_AT_ONCE : 0;
  // Values added later are always shown.
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(children.slice(begin).map(({ id }) => id)),
  );
  const found = text === '' ? [] : children.filter(nameMatcher(text));
  const firstFound = new Set(found.slice(0, FIELDS_AT_ONCE));
  const isShown = (node: JsonNode): boolean =>
    problems.has(node.id) || (text === '' ? !hidden.has(node.id) : firstFound.has(node));
  const shown = children.flatMap((node, index) => (isShown(node) ? [{ node, index }] : []));
  const more = text === '' ? children.filter(({ id }) => hidden.has(id)) : [];
  return (
    <>
      {isRoot && children.length > FIELDS_AT_ONCE ? (
        <TextInput
          className={classes.find ?? ''}
          size="xs"
          type="search"
          label={t('metadata.find')}
          description={
            text === ''
              ? undefined
              : t('metadata.found', {
                  count: found.length,
                  number: format.number(found.length),
                  shown: format.number(firstFound.size),
                })
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      <ul className={classes.nodes} data-nested={isRoot ? undefined : true}>
        {shown.map(({ node, index }) => (
          <NodeField
            {...props}
            key={node.id}
            node={node}
            index={index}
            isItem={parent.kind === 'list'}
          />
        ))}
        {more.length > 0 ? (
          <li>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setHidden(new Set(more.slice(FIELDS_AT_ONCE).map(({ id }) => id)))}
            >
              {t('json.more', {
                shown: format.number(children.length - more.length),
                total: format.number(children.length),
              })}
            </Button>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function nameMatcher(text: string): (node: JsonNode) => boolean {
  const wanted = text.trim().toLocaleLowerCase();
  return ({ key }) => key.toLocaleLowerCase().includes(wanted);
}

const KEY_PROBLEMS: ReadonlySet<NodeProblem> = new Set(['keyMissing', 'keyDoubled', 'keyReserved']);

interface NodeFieldProps extends NodeFieldsProps {
  node: JsonNode;
  index: number;
  /** List item, without a name. */
  isItem: boolean;
}

function NodeField(props: NodeFieldProps): ReactNode {
  const { tree, node, index, isItem, depth, problems, onChange } = props;
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  const format = useFormat();
  const problem = problems.get(node.id);
  const error = problem && problemText(problem, node.key);
  const isKeyProblem =
    problem !== undefined &&
    !isItem &&
    (KEY_PROBLEMS.has(problem) || (problem === 'unstorable' && isUnstorable(node.key)));
  const name = isItem ? t('metadata.item', { number: format.number(index + 1) }) : node.key;
  const change = (fields: Partial<JsonNode>): void =>
    onChange(changeNode(tree, node.id, (now) => ({ ...now, ...fields })));
  const isParent = node.kind === 'object' || node.kind === 'list';
  const isWhole = node.kind === 'whole';
  return (
    <li>
      <div className={classes.node} data-item={isItem || undefined}>
        {isItem ? (
          <span className={classes.place}>{format.number(index + 1)}</span>
        ) : (
          <TextInput
            size="xs"
            aria-label={t('metadata.key')}
            placeholder={t('metadata.key')}
            value={node.key}
            error={isKeyProblem ? error : undefined}
            onChange={(event) => change({ key: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          size="xs"
          aria-label={t('metadata.kindOf', { name })}
          disabled={isWhole}
          data={KINDS.map((kind) => ({ value: kind, label: t(`metadata.kind.${kind}`) }))}
          value={isWhole ? 'object' : node.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value as Kind;
            onChange(changeNode(tree, node.id, (now) => withKind(now, kind)));
          }}
        />
        <div className={classes.value}>
          <NodeValue
            node={node}
            name={name}
            error={isKeyProblem ? undefined : error}
            onChange={change}
          />
        </div>
        <ActionIcon
          aria-label={t('metadata.remove', { name })}
          onClick={() => onChange(removeNode(tree, node.id))}
        >
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      {isParent && depth < DEEPEST_FIELDS ? (
        <NodeFields {...props} parent={node} depth={depth + 1} />
      ) : null}
      {isParent && depth >= DEEPEST_FIELDS && node.children.length > 0 ? (
        <p className={classes.note}>{t('metadata.deeper')}</p>
      ) : null}
    </li>
  );
}

interface NodeValueProps {
  node: JsonNode;
  name: string;
  error: string | undefined;
  onChange: (fields: Partial<JsonNode>) => void;
}

function NodeValue({ node, name, error, onChange }: NodeValueProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const label = t('metadata.valueOf', { name });
  switch (node.kind) {
    case 'text':
    case 'number':
      return (
        <TextInput
          size="xs"
          aria-label={label}
          value={node.text}
          error={error}
          {...(node.kind === 'number' ? { inputMode: 'decimal', dir: 'ltr' } : {})}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      );
    case 'boolean':
      return (
        <SegmentedControl
          size="xs"
          aria-label={label}
          data={[
            { value: 'true', label: t('metadata.true') },
            { value: 'false', label: t('metadata.false') },
          ]}
          value={String(node.flag)}
          onChange={(value) => onChange({ flag: value === 'true' })}
        />
      );
    case 'whole':
      return (
        <span className={classes.note}>
          {t('metadata.whole', { levels: format.number(DEEPEST) })}
        </span>
      );
    case 'null':
      return <span className={classes.none}>–</span>;
    default:
      return (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconPlus size={13} stroke={2} aria-hidden />}
          onClick={() => onChange({ children: [...node.children, makeNode()] })}
        >
          {node.kind === 'list' ? t('metadata.addItem') : t('metadata.addField')}
        </Button>
      );
  }
}
