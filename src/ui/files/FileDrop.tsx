import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTag } from '../format/useTag.ts';
import { fileProblem, sizeInWords } from './file-rules.ts';
import type { FileRules } from './file-rules.ts';
import classes from './files.module.css';

interface FileDropProps extends FileRules {
  label: string;
  hint?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileDrop(props: FileDropProps): ReactNode {
  const { label, hint, multiple = false, disabled = false, onFiles, ...rules } = props;
  const { t } = useTranslation('common');
  const tag = useTag();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const take = (files: readonly File[]): void => {
    const wanted = multiple ? files : files.slice(0, 1);
    const problems = wanted.flatMap((file) => {
      const problem = fileProblem(file, rules);
      return problem
        ? [
            t(`files.problem.${problem}`, {
              name: file.name,
              size: sizeInWords(rules.maxSize ?? 0, tag),
            }),
          ]
        : [];
    });
    setRefused(problems);
    const good = wanted.filter((file) => !fileProblem(file, rules));
    if (good.length > 0) onFiles([...good]);
  };
  return (
    <div>
      <label
        htmlFor={id}
        className={classes.drop}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
      >
        <IconUpload size={22} stroke={1.5} aria-hidden />
        <span className={classes.dropLabel}>{label}</span>
        <span className={classes.hint}>{hint ?? t('files.hint')}</span>
        <input
          id={id}
          type="file"
          className={classes.input}
          multiple={multiple}
          accept={rules.accept}
          disabled={disabled}
          // The input covers the whole area and receives drops.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            // Lets the same file be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {refused.length > 0 ? (
        <ul className={classes.refused} role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
