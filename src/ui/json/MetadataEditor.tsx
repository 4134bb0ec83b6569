import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonText } from './JsonText.tsx';
import { makeNode, problemsIn, sizeOf, toJson, toTree } from './nodes.ts';
import type { JsonNode, JsonObject } from './nodes.ts';
import { FIELDS_AT_ONCE, NodeFields } from './NodeFields.tsx';
import classes from './json.module.css';

interface MetadataEditorProps {
  /** Initial value; later changes are ignored. */
  defaultValue: JsonObject | null | undefined;
  /** Undefined while anything is invalid. */
  onChange: (value: JsonObject | undefined) => void;
}

/** Types never change implicitly. */
export function MetadataEditor({ defaultValue, onChange }: MetadataEditorProps): ReactNode {
  const { t } = useTranslation('common');
  const [first] = useState(() => toTree(defaultValue ?? {}));
  const [tree, setTree] = useState(first);
  const [mode, setMode] = useState<'fields' | 'json'>('fields');
  const stored = useMemo(() => new Set(first.children), [first]);
  const problems = useMemo(() => problemsIn(tree, stored), [tree, stored]);
  // Once, so that typing doesn't collapse groups.
  const [isLarge] = useState(() => sizeOf(first) > FIELDS_AT_ONCE);
  const hasWhole = tree.children.some(({ kind }) => kind === 'whole');
  const change = (next: JsonNode): void => {
    setTree(next);
    onChange(problemsIn(next, stored).size === 0 ? (toJson(next) as JsonObject) : undefined);
  };
  return (
    <div className={classes.editor}>
      <SegmentedControl
        size="xs"
        className={classes.mode}
        aria-label={t('metadata.mode')}
        data={[
          { value: 'fields', label: t('metadata.fields') },
          // JSON can't hold duplicate keys, and too deep values can't be parsed.
          {
            value: 'json',
            label: 'JSON',
            disabled: mode === 'fields' && (problems.size > 0 || hasWhole),
          },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'json' ? (
        <JsonText tree={tree} onChange={change} onBroken={() => onChange(undefined)} />
      ) : (
        <>
          {tree.children.length === 0 ? (
            <p className={classes.empty}>{t('metadata.empty')}</p>
          ) : (
            <NodeFields
              tree={tree}
              parent={tree}
              depth={0}
              isLarge={isLarge}
              problems={problems}
              onChange={change}
            />
          )}
          <Button
            variant="default"
            size="compact-sm"
            className={classes.add}
            leftSection={<IconPlus size={14} stroke={2} aria-hidden />}
            onClick={() => change({ ...tree, children: [...tree.children, makeNode()] })}
          >
            {t('metadata.addField')}
          </Button>
        </>
      )}
    </div>
  );
}
