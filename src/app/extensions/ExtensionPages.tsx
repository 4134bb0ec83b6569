import type { FlatNamespace } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import type { Screen } from '../area/area.ts';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { ExtensionPart } from './ExtensionPart.tsx';
import type { Extension } from './extension.ts';
import { loadExtension } from './loading.ts';
import type { ExtensionSource } from './loading.ts';
import { namespaceOf } from './namespace.ts';

/** A page shows nothing until it is slow. */
const NO_PLACE = <></>;

/** Page at the rest of the address. */
function PageAt({ name, pages }: Extension): ReactNode {
  const { '*': rest = '' } = useParams();
  for (const { path, load } of pages ?? []) {
    const match = matchPath(path, `/${rest}`);
    if (match) {
      const { params } = match;
      return (
        <ExtensionPart
          key={path}
          extension={name}
          load={load}
          props={{ params }}
          place={NO_PLACE}
        />
      );
    }
  }
  return <NotFoundPage inFrame />;
}

function pagesOf(source: ExtensionSource): ComponentType {
  const load = async (): Promise<{ default: ComponentType }> => {
    const extension = await loadExtension(source);
    return { default: () => <PageAt {...extension} /> };
  };
  return () => <ExtensionPart extension={source.name} load={load} props={{}} place={NO_PLACE} />;
}

export const screensOf = (sources: readonly ExtensionSource[]): Screen[] =>
  sources.map((source) => ({
    path: `x/${source.name}/*`,
    namespaces: [namespaceOf(source.name) as FlatNamespace],
    page: async () => pagesOf(source),
  }));
