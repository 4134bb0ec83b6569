import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#app/i18n/languages.ts';
import { cssText } from './page-rules.ts';
import type { SheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

interface SheetPaperProps {
  words: SheetWords;
  /** What it is: packing slip, receipt, pick list. */
  title: string;
  /** The store's; empty where it isn't known. */
  store: string;
  /** Its name among all sheets of the print, for its pages' feet. */
  page: string;
  /** What identifies it at the foot of each of its pages: the order's number. */
  name: string;
  /** Its pages are numbered: it is the only one of the print. */
  isNumbered: boolean;
  /** Beside the title: what it is about. */
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/** A sheet of paper, or as many as it takes, in its own language: the store and the title at its head. */
export function SheetPaper(props: SheetPaperProps): ReactNode {
  const { words, title, store, page, name, isNumbered, facts, children } = props;
  const { i18n } = useTranslation();
  const foot = [store, name].filter(Boolean).join(' · ');
  return (
    <article
      className={classes.sheet}
      lang={languageTag(words.language)}
      dir={words.direction}
      // Written to somebody else: nothing that helps the reader along should change it.
      data-no-translate={words.language === i18n.resolvedLanguage ? undefined : true}
      aria-label={words.t('sheet.named', { sheet: title, name })}
      style={{ page }}
    >
      <PageFoot page={page} text={foot} direction={words.direction} isNumbered={isNumbered} />
      <header className={classes.head}>
        <p className={classes.store}>
          <bdi>{store}</bdi>
        </p>
        <div className={classes.about}>
          <h2 className={classes.title}>{title}</h2>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      {children}
    </article>
  );
}

interface PageFootProps {
  page: string;
  text: string;
  direction: 'ltr' | 'rtl';
  isNumbered: boolean;
}

/** What stands at the foot of each page, where the browser prints such. */
function PageFoot({ page, text, direction, isNumbered }: PageFootProps): ReactNode {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const number = isNumbered
    ? `@bottom-${end} { content: counter(page) " / " counter(pages); }`
    : '';
  return (
    <style>{`@page ${page} { @bottom-${start} { content: ${cssText(text)}; } ${number} }`}</style>
  );
}
