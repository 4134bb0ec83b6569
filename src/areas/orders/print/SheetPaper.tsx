import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { languageTag } from '#app/i18n/languages.ts';
import { branding, ownName } from '#ui/media/branding.ts';
import { isPicture } from '#shared/domain/documents.ts';
import type { Documents } from '#shared/domain/documents.ts';
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
  /** Not on lists for one's own staff */
  documents?: Documents;
  children: ReactNode;
}

export function SheetPaper(props: SheetPaperProps): ReactNode {
  const { words, title, store, page, name, isNumbered, facts, documents, children } = props;
  const { i18n } = useTranslation();
  const sender = store || ownName();
  const logo = documents && logoOf(documents);
  const foot = [sender, name].filter(Boolean).join(' · ');
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
        <div className={classes.sender}>
          {logo === undefined ? null : <Logo src={logo} />}
          <p className={classes.store}>
            <bdi>{sender}</bdi>
          </p>
          {documents?.return_address.trim() ? (
            <address className={classes.address}>
              {documents.return_address
                .trim()
                .split('\n')
                .map((line, index) => (
                  // Lines may repeat and never reorder.
                  <bdi key={index} className={classes.line}>
                    {line}
                  </bdi>
                ))}
            </address>
          ) : null}
        </div>
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
      {documents?.foot.trim() ? (
        <p className={classes.footLine} dir="auto">
          {documents.foot.trim()}
        </p>
      ) : null}
    </article>
  );
}

/** The store's own, else the deployer's. */
function logoOf({ logo }: Documents): string | undefined {
  if (!logo) return branding().logo;
  return isPicture(logo) ? fileUrl(logo) : undefined;
}

/** The store's name is beside it. */
function Logo({ src }: { src: string }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return <img className={classes.logo} src={src} alt="" onError={() => setBroken(true)} />;
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
