import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { PreferencesProvider } from '../preferences/preferences.tsx';
import type { PreferenceStore } from '../preferences/preferences.tsx';
import { entries } from './entries.ts';
import classes from './Gallery.module.css';

const store: PreferenceStore = {
  read: (name, defaultValue) => {
    const text = localStorage.getItem(`gallery.${name}`);
    return text === null ? defaultValue : (JSON.parse(text) as typeof defaultValue);
  },
  write: (name, value) => localStorage.setItem(`gallery.${name}`, JSON.stringify(value)),
};

/** Shared parts with sample data; development and test builds only. */
export function GalleryPage(): ReactNode {
  const { part } = useParams();
  const entry = entries.find(({ id }) => id === part);
  return (
    <PreferencesProvider store={store}>
      <div className={classes.gallery}>
        <nav className={classes.side} aria-label="Parts">
          {entries.map(({ id, title }) => (
            <NavLink key={id} to={`/gallery/${id}`} className={classes.link ?? ''}>
              {title}
            </NavLink>
          ))}
        </nav>
        <main className={classes.main}>
          <h1 className={classes.title}>{entry?.title ?? 'Gallery'}</h1>
          <Suspense fallback={null}>{entry ? <entry.Component /> : null}</Suspense>
        </main>
      </div>
    </PreferencesProvider>
  );
}
