import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { problemsIn, toJson } from './nodes.ts';
import type { JsonNode } from './nodes.ts';
import { parseJson } from './parse.ts';

interface JsonTextProps {
  tree: JsonNode;
  onChange: (tree: JsonNode) => void;
  /** The text is no JSON object now. */
  onBroken: () => void;
}

/** The same values as JSON. */
export function JsonText({ tree, onChange, onBroken }: JsonTextProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [text, setText] = useState(() => JSON.stringify(toJson(tree), undefined, 2));
  const parsed = parseJson(text);
  const error = (): string | undefined => {
    if (parsed.error) {
      return t('metadata.notJson', {
        line: format.number(parsed.error.line),
        column: format.number(parsed.error.column),
      });
    }
    if (parsed.node?.kind !== 'object') return t('metadata.notAnObject');
    const [problem] = problemsIn(parsed.node).values();
    return problem && t(`metadata.problem.${problem}`);
  };
  return (
    <Textarea
      autosize
      minRows={6}
      maxRows={24}
      dir="ltr"
      spellCheck={false}
      aria-label="JSON"
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
      value={text}
      error={error()}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        const { node } = parseJson(next);
        if (node?.kind === 'object') onChange(node);
        else onBroken();
      }}
    />
  );
}
