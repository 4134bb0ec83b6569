import { useTranslation } from 'react-i18next';
import type { NodeProblem } from './nodes.ts';

export function useProblemText(): (problem: NodeProblem, key: string) => string {
  const { t } = useTranslation('common');
  return (problem, key) =>
    // JSON-escaped: unstorable characters are often invisible.
    t(`metadata.problem.${problem}`, { name: JSON.stringify(key).slice(1, -1) });
}
