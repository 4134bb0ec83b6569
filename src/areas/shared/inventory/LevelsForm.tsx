import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { RecordForm } from '../RecordForm.tsx';
import type { Levels } from './useLevels.ts';

interface LevelsFormProps {
  levels: Levels;
  /** The fields. */
  children: ReactNode;
}

/** The body of a form of an item's stock: fields, buttons, and how far a save got that failed half way. */
export function LevelsForm({ levels, children }: LevelsFormProps): ReactNode {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { bind, nameOf } = levels;
  return (
    <RecordForm
      {...bind}
      labelOf={(id, entry) =>
        t(entry === 'incoming' ? 'incomingAt' : 'stockedAt', { location: nameOf(id) })
      }
      show={(_location, units) => (typeof units === 'number' ? format.number(units) : '–')}
    >
      {children}
    </RecordForm>
  );
}
