import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { useFormat } from '../format/useFormat.ts';
import { DEEPEST, findNode, problemsIn, toJson } from './nodes.ts';
import type { JsonNode } from './nodes.ts';
import { parseJson } from './parse.ts';
import { useProblemText } from './useProblemText.ts';

interface JsonTextProps {
  tree: JsonNode;
  onChange: (tree: JsonNode) => void;
  /** The text is no valid JSON object. */
  onBroken: () => void;
}

const ROWS = 24;

export function JsonText({ tree, onChange, onBroken }: JsonTextProps): ReactNode {
  const { t } = useTranslation('common');
  const format = useFormat();
  const problemText = useProblemText();
  // Parse once per text.
  const [{ text, parsed }, setRead] = useState(() => read(JSON.stringify(toJson(tree), null, 2)));
  const error = (): string | undefined => {
    if (parsed.error) {
      const place = {
        line: format.number(parsed.error.line),
        column: format.number(parsed.error.column),
      };
      return parsed.error.isTooDeep
        ? t('metadata.tooDeep', { ...place, levels: format.number(DEEPEST) })
        : t('metadata.notJson', place);
    }
    if (parsed.node?.kind !== 'object') return t('metadata.notAnObject');
    const [first] = problemsIn(parsed.node);
    if (!first) return undefined;
    const [id, problem] = first;
    return problemText(problem, findNode(parsed.node, id)?.key ?? '');
  };
  // Without `field-sizing`, measuring long texts is slower than typing.
  const isLong = text.length > 20_000;
  return (
    <GrowingTextarea
      minRows={isLong ? ROWS : 6}
      maxRows={ROWS}
      dir="ltr"
      spellCheck={false}
      aria-label="JSON"
      styles={{
        input: {
          fontFamily: 'var(--mantine-font-family-monospace)',
          fontSize: 'var(--mantine-font-size-sm)',
        },
      }}
      value={text}
      error={error()}
      onChange={(event) => {
        const next = read(event.currentTarget.value);
        setRead(next);
        if (next.parsed.node?.kind === 'object') onChange(next.parsed.node);
        else onBroken();
      }}
    />
  );
}

const read = (text: string): { text: string; parsed: ReturnType<typeof parseJson> } => ({
  text,
  parsed: parseJson(text),
});
