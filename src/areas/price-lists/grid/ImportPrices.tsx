import { Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { shortened } from '#ui/format/shortened.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Wizard, useWizard } from '#ui/overlay/Wizard.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { decode, isSpreadsheet } from '#shared/files/decode.ts';
import { MOST_COLUMNS, MOST_LINES, readPriceFile } from './price-file.ts';
import type { FileAnswer, FilePlan, FileRefusal, LineProblem } from './price-file.ts';
import { UnknownVariants } from './UnknownVariants.tsx';
import classes from './import.module.css';

const MOST_BYTES = 10_000_000;
/** Problems listed before the rest is counted. */
const MOST_PROBLEMS = 100;
/** Columns named before the rest is counted. */
const MOST_IGNORED = 5;

interface ImportPricesProps {
  opened: boolean;
  /** Compared with the file. */
  sheet: Parameters<typeof readPriceFile>[1];
  onClose: () => void;
  /** Adds products to the spreadsheet. */
  onProducts: (ids: readonly string[]) => void;
  /** Applies the file's prices as unsaved edits. */
  onTake: (plan: FilePlan) => void;
}

type Refusal = { refusal: FileRefusal | 'spreadsheet'; name?: string; rows?: number };

export function ImportPrices(props: ImportPricesProps): ReactNode {
  const { opened, sheet, onClose, onProducts, onTake } = props;
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const [fileKey, setFileKey] = useState(0);
  const [file, setFile] = useState<{ text: string } | 'spreadsheet'>();
  const read = async (chosen: File): Promise<void> => {
    setFile(undefined);
    setFileKey(fileKey + 1);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    setFile(isSpreadsheet(bytes) ? 'spreadsheet' : { text: decode(bytes).text });
  };
  // Read again once its products are in the spreadsheet.
  const answer = useMemo((): FileAnswer | { refusal: 'spreadsheet' } | undefined => {
    if (file === 'spreadsheet') return { refusal: file };
    return file && readPriceFile(file.text, sheet);
  }, [file, sheet]);
  const plan = answer && 'plan' in answer ? answer.plan : undefined;
  const refusal: Refusal | undefined = answer && 'refusal' in answer ? answer : undefined;
  const count = plan?.writes.length ?? 0;
  const wizard = useWizard(2);
  const [shown, setShown] = useState(file);
  // Go on as soon as the file is read.
  if (plan && file !== shown) {
    setShown(file);
    wizard.setPage(1);
  }
  return (
    <Wizard
      opened={opened}
      onClose={onClose}
      title={t('file.import')}
      control={wizard}
      steps={[
        {
          isUnready: plan === undefined,
          view: (
            <Stack gap="md">
              <Text size="sm">{t('file.hint')}</Text>
              <FileDrop
                label={t('file.drop')}
                hint={t('file.limits', { rows: format.number(MOST_LINES) })}
                accept=".csv,.tsv,.txt,text/csv"
                maxSize={MOST_BYTES}
                onFiles={([chosen]) => {
                  if (chosen) void read(chosen);
                }}
              />
              {refusal ? (
                <Banner tone="bad" title={t('file.refused')}>
                  {t(`file.refusal.${refusal.refusal}`, {
                    rows: format.number(refusal.rows ?? MOST_LINES),
                    columns: format.number(MOST_COLUMNS),
                    name: shortened(refusal.name ?? ''),
                  })}
                </Banner>
              ) : null}
            </Stack>
          ),
        },
        {
          isUnready: count === 0,
          view: plan ? (
            <Stack gap="md">
              {plan.unknown.length > 0 ? (
                <UnknownVariants key={fileKey} unknown={plan.unknown} onProducts={onProducts} />
              ) : null}
              <Plan plan={plan} />
            </Stack>
          ) : null,
        },
      ]}
      submitLabel={
        count === 0 ? t('file.show') : t('file.showCount', { count, number: format.number(count) })
      }
      onSubmit={() => {
        if (plan) onTake(plan);
      }}
    />
  );
}

function Plan({ plan }: { plan: FilePlan }): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const { problems, ignored, writes, changed, added, removed, same } = plan;
  const counts = { changed, added, removed, same };
  const more = problems.length - MOST_PROBLEMS;
  const moreIgnored = ignored.length - MOST_IGNORED;
  return (
    <section aria-label={t('file.plan')} className={classes.plan} aria-live="polite">
      {writes.length === 0 && problems.length === 0 ? (
        <Banner tone="info" title={t('file.nothing')} />
      ) : null}
      <dl className={classes.counts}>
        {(['changed', 'added', 'removed', 'same'] as const).map((kind) => (
          <div key={kind} className={classes.count}>
            <dt>{t(`file.${kind}`)}</dt>
            <dd>{format.number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {ignored.length > 0 ? (
        <Banner tone="warning">
          {t('file.ignored', {
            count: ignored.length,
            names: format.list(ignored.slice(0, MOST_IGNORED).map((name) => shortened(name))),
          })}{' '}
          {moreIgnored > 0
            ? t('file.moreProblems', { count: moreIgnored, number: format.number(moreIgnored) })
            : null}
        </Banner>
      ) : null}
      {problems.length > 0 ? (
        <Banner
          tone="warning"
          title={t('file.problems', {
            count: problems.length,
            number: format.number(problems.length),
          })}
        >
          <ul className={classes.problems}>
            {problems.slice(0, MOST_PROBLEMS).map((problem) => (
              <li key={`${problem.line} ${problem.header}`}>
                <Problem problem={problem} />
              </li>
            ))}
          </ul>
          {more > 0 ? t('file.moreProblems', { count: more, number: format.number(more) }) : null}
        </Banner>
      ) : null}
    </section>
  );
}

function Problem({ problem }: { problem: LineProblem }): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const { line, code, header, text, width } = problem;
  const place = { line: format.number(line), column: shortened(header) };
  return (
    <>
      {header === '' ? t('file.wholeLine', place) : t('file.line', place)}{' '}
      {t(`file.problem.${code}`, {
        text: shortened(text),
        cells: format.number(width?.cells ?? 0),
        headers: format.number(width?.headers ?? 0),
      })}
    </>
  );
}
