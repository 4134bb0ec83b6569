import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { StepsReport } from '#shared/StepsReport.tsx';
import { UnfinishedError } from '#shared/steps.ts';
import classes from './stock.module.css';
import type { Levels } from './useLevels.ts';

interface LevelsFormProps {
  levels: Levels;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The body of a form of a variant's stock: fields, buttons, and how far a save got that failed half way. */
export function LevelsForm({ levels, onClose, children }: LevelsFormProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: records } = useTranslation('records');
  const format = useFormat();
  const { form, saving, nameOf } = levels;
  const isUnfinished = saving.error instanceof UnfinishedError;
  return (
    <RecordForm
      saving={saving}
      onSubmit={form.onSubmit(() => void saving.save())}
      onClose={onClose}
      isErrorShown={isUnfinished}
      labelOf={(id, entry) =>
        t(entry === 'incoming' ? 'stock.incomingAt' : 'stock.stockedAt', { location: nameOf(id) })
      }
      show={(_location, units) => (typeof units === 'number' ? format.number(units) : '–')}
    >
      {children}
      {isUnfinished ? (
        <div role="alert">
          <p className={classes.unfinished}>{records('steps.unfinished')}</p>
          <StepsReport states={levels.states} />
        </div>
      ) : null}
    </RecordForm>
  );
}
