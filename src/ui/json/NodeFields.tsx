import { ActionIcon, Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { KINDS, changeNode, makeNode, removeNode, withKind } from './nodes.ts';
import type { JsonNode, Kind, NodeProblem } from './nodes.ts';
import classes from './json.module.css';

interface NodeFieldsProps {
  tree: JsonNode;
  /** The object or list whose values are shown. */
  parent: JsonNode;
  problems: ReadonlyMap<string, NodeProblem>;
  onChange: (tree: JsonNode) => void;
}

/** The values of an object or a list, each with its name, its type and itself. */
export function NodeFields({ tree, parent, problems, onChange }: NodeFieldsProps): ReactNode {
  return (
    <ul className={classes.nodes} data-nested={parent === tree ? undefined : true}>
      {parent.children.map((node, index) => (
        <NodeField
          key={node.id}
          tree={tree}
          node={node}
          index={index}
          isItem={parent.kind === 'list'}
          problems={problems}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

interface NodeFieldProps extends Omit<NodeFieldsProps, 'parent'> {
  node: JsonNode;
  index: number;
  /** It stands in a list and has no name. */
  isItem: boolean;
}

function NodeField({ tree, node, index, isItem, problems, onChange }: NodeFieldProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const problem = problems.get(node.id);
  const isKeyProblem = problem === 'keyMissing' || problem === 'keyDoubled';
  const name = isItem ? t('metadata.item', { number: format.number(index + 1) }) : node.key;
  const change = (fields: Partial<JsonNode>): void =>
    onChange(changeNode(tree, node.id, (now) => ({ ...now, ...fields })));
  const isParent = node.kind === 'object' || node.kind === 'list';
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
            error={isKeyProblem ? t(`metadata.problem.${problem}`) : undefined}
            onChange={(event) => change({ key: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          size="xs"
          aria-label={t('metadata.kindOf', { name })}
          data={KINDS.map((kind) => ({ value: kind, label: t(`metadata.kind.${kind}`) }))}
          value={node.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value as Kind;
            onChange(changeNode(tree, node.id, (now) => withKind(now, kind)));
          }}
        />
        <div className={classes.value}>
          <NodeValue
            node={node}
            name={name}
            error={problem && !isKeyProblem ? t(`metadata.problem.${problem}`) : undefined}
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
      {isParent ? (
        <NodeFields tree={tree} parent={node} problems={problems} onChange={onChange} />
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
