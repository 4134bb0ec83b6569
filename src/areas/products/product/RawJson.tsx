import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonViewer } from '#ui/json/JsonViewer.tsx';
import type { Json } from '#ui/json/nodes.ts';
import type { Product } from './query.ts';

/** A product as the server has it. */
export function RawJson({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  // It came as JSON.
  return <JsonViewer label={t('edit.json')} value={product as unknown as Json} depth={1} />;
}
