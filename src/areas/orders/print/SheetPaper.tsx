import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#app/i18n/languages.ts';
import { cssText } from './page-rules.ts';
import type { SheetWords } from './useSheetWords.ts';
import classes from './print.module.css';

interface SheetPaperProps {
  words: SheetWords;
  title: string;
  /** Empty if unknown */
  store: string;
  /** CSS page name, unique within the print */
  page: string;
  /** The order number, for the page footer */
  name: string;
  /** True for a print's only sheet */
  isNumbered: boolean;
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

export function SheetPaper(props: SheetPaperProps): ReactNode {
  const { words, title, store, page, name, isNumbered, facts, children } = props;
  const { i18n } = useTranslation();
  const foot = [store, name].filter(Boolean).join(' · ');
  return (
    <article
      className={classes.sheet}
      lang={languageTag(words.language)}
      dir={words.direction}
      // Written for someone else: translation tools must leave it alone.
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

/** The page footer, in browsers that support margin boxes */
function PageFoot({ page, text, direction, isNumbered }: PageFootProps): ReactNode {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const number = isNumbered
    ? `@bottom-${end} { content: counter(page) " / " counter(pages); }`
    : '';
  return (
    <style>{`@page ${page} { @bottom-${start} { content: ${cssText(text)}; } ${number} }`}</style>
  );
}
