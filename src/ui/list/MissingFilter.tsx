import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../picker/Chip.tsx';

interface MissingFilterProps {
  name: string;
  onRemove: () => void;
}

export function MissingFilter({ name, onRemove }: MissingFilterProps): ReactNode {
  const { t } = useTranslation('common');
  return <Chip label={t('list.missingFilter')} value={name} onRemove={onRemove} />;
}
