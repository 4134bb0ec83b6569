import { useTranslation } from 'react-i18next';
import type { NodeProblem } from './nodes.ts';

/** Says what is wrong with an entry. */
export function useProblemText(): (problem: NodeProblem, key: string) => string {
  const { t } = useTranslation('common');
  return (problem, key) =>
    // As JSON writes it: what can't be stored often can't be seen.
    t(`metadata.problem.${problem}`, { name: JSON.stringify(key).slice(1, -1) });
}
