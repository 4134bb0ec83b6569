import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import type { Levels } from './useLevels.ts';

interface LevelsFormProps {
  levels: Levels;
  onCancel?: () => void;
  children: ReactNode;
}

export function LevelsForm({ levels, onCancel, children }: LevelsFormProps): ReactNode {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { bind, nameOf } = levels;
  return (
    <RecordForm
      {...bind}
      onClose={onCancel ?? bind.onClose}
      labelOf={(id, entry) =>
        t(entry === 'incoming' ? 'incomingAt' : 'stockedAt', { location: nameOf(id) })
      }
      show={(_location, units) => (typeof units === 'number' ? format.number(units) : '–')}
    >
      {children}
    </RecordForm>
  );
}
