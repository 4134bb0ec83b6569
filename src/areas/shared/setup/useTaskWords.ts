import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ChecklistItem } from '#ui/page/Checklist.tsx';
import type { Problem, Task } from './tasks.ts';

/** Records named before the rest is counted. */
const NAMED = 3;

/** Product list filtered to unpublished products. */
const DRAFTS = 'status=draft&status=proposed&status=rejected';

/** URL of the open form that solves a problem, if there is one. */
function solutionOf(problem: Problem): string | undefined {
  switch (problem.why) {
    case 'noRegion':
      return paths.regions({ edit: 'new' });
    case 'noCountries':
    case 'noPayment':
    case 'noFulfillment':
      return paths.region(problem.region.id, { edit: 'general' });
    case 'noOption':
    case 'noShipping':
      return paths.region(problem.region.id, { edit: 'shipping' });
    case 'noChannel':
      return paths.salesChannels({ edit: 'new' });
    case 'channelOff':
    case 'channelNowhere':
      return paths.salesChannel(problem.channel.id, { edit: 'general' });
    case 'noLocation':
      return paths.locations({ edit: 'new' });
    case 'noProduct':
      return paths.newProduct();
    case 'nonePublished':
      return paths.products(DRAFTS);
    case 'noneInChannel':
      return paths.products();
    case 'noPrice':
    case 'noStock':
      return paths.productGrid(problem.product.id);
    default:
      // Waits for another task.
      return undefined;
  }
}

function sentenceOf(problem: Problem, t: TFunction<'setup'>): string {
  switch (problem.why) {
    case 'waits':
      return t(`waits.${problem.for}`);
    case 'noCountries':
    case 'noPayment':
    case 'noFulfillment':
    case 'noOption':
      return t(`why.${problem.why}`, { region: problem.region.name });
    case 'channelOff':
    case 'channelNowhere':
      return t(`why.${problem.why}`, { channel: problem.channel.name });
    case 'noPrice':
    case 'noStock':
    case 'noShipping':
      return t(`why.${problem.why}`, {
        product: problem.product.title,
        region: problem.region.name,
        currency: problem.region.currency_code.toUpperCase(),
      });
    default:
      return t(`why.${problem.why}`);
  }
}

function namesOf(names: readonly string[], t: TFunction<'setup'>, format: Format): string {
  const rest = names.length - NAMED;
  const named = format.list(names.slice(0, NAMED));
  return rest > 0 ? t('more', { names: named, count: rest, number: format.number(rest) }) : named;
}

export function useTaskWords(): (task: Task) => ChecklistItem {
  const { t } = useTranslation('setup');
  const format = useFormat();
  return ({ id, doneBy = [], problem }) => {
    const title = t(`tasks.${id}`);
    if (!problem) {
      return {
        id,
        title,
        isDone: true,
        text: t(`done.${id}`, { names: namesOf(doneBy, t, format) }),
      };
    }
    const to = solutionOf(problem);
    return {
      id,
      title,
      isDone: false,
      text: sentenceOf(problem, t),
      action:
        to && problem.why !== 'waits' ? { label: t(`actions.${problem.why}`), to } : undefined,
    };
  };
}
