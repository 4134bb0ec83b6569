import type { TFunction } from 'i18next';
import type { Problem } from './problems.ts';

export function problemText(problem: Problem, t: TFunction<'products'>): string {
  switch (problem.kind) {
    case 'codeTwice':
      return t('create.problem.codeTwice', { code: problem.code });
    case 'handleTaken':
      return t('form.handleDuplicate');
    case 'codeTaken': {
      const code = [t(`fields.${problem.field}`), problem.code].filter(Boolean).join(' ');
      return `${code} – ${takenText(problem.owner, t)}`;
    }
    default:
      return t(`create.problem.${problem.kind}`);
  }
}

export const takenText = (owner: string | undefined, t: TFunction<'products'>): string =>
  owner ? t('variants.codeUsed', { variant: owner }) : t('create.codeTwice');
