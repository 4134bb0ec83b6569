import type { ListOperation } from './list-operation.ts';
import { camelCase, jsonOf, pascalCase, sentenceCase } from './names.ts';
import type { Files } from './names.ts';

const CREATED = 'created_at';

function routes(area: string): string {
  return `import type { AreaParts } from '#app/area/area.ts';
import { ${camelCase(area)}List } from './list/query.ts';

export const ${camelCase(area)}: AreaParts = {
  screens: [
    {
      path: '${area}',
      namespaces: ['${area}'],
      kind: 'list',
      page: async () => (await import('./list/${pascalCase(area)}ListPage.tsx')).${pascalCase(area)}ListPage,
      start:
        async () =>
        (client, { search }) =>
          ${camelCase(area)}List.start(client, search),
    },
  ],
};
`;
}

const orderOf = ({ hasCreated, title }: ListOperation): string =>
  hasCreated ? `-${CREATED}` : title;

function query(area: string, operation: ListOperation): string {
  const { name, tag, rows, title, hasCreated, takesFields, takesRelations } = operation;
  const fields = [...new Set(['id', title, ...(hasCreated ? [CREATED] : [])])];
  const selected = [
    ...(takesFields ? [`  fields: [${fields.map((field) => `'${field}'`).join(', ')}],`] : []),
    ...(takesRelations ? ['  relations: [],'] : []),
  ];
  return `import { getList${name}QueryOptions } from '#generated/admin/${tag}/${tag}.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

export const ${camelCase(area)}List = listQuery({
${[`  rows: '${rows}',`, `  query: getList${name}QueryOptions,`, ...selected].join('\n')}
  filters: {},
  defaultOrder: '${orderOf(operation)}',
});

export type ${pascalCase(area)}Row = RowOf<typeof ${camelCase(area)}List>;
`;
}

function queryTest(area: string, operation: ListOperation): string {
  return `import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { ${camelCase(area)}List } from './query.ts';

test('search, order and page go to the server', () => {
  const { filters, params } = ${camelCase(area)}List;
  const view = readListView(new URLSearchParams('q=blue&page=2'), filters);
  expect(params(view)).toMatchObject({
    q: 'blue',
    limit: 25,
    offset: 25,
    order: '${orderOf(operation)}',
  });
});
`;
}

function columns(area: string, { title, hasCreated }: ListOperation): string {
  const created = `make.date({ id: 'created', header: t('columns.created'), field: '${CREATED}' }),`;
  return `import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import type { ${pascalCase(area)}Row } from './query.ts';

export function use${pascalCase(area)}Columns(): Column<${pascalCase(area)}Row>[] {
  const { t } = useTranslation('${area}');
  const make = useColumns<${pascalCase(area)}Row>();
  return useMemo(
    () => [
      make.name({ id: '${title}', header: t('columns.${title}'), value: ({ ${title} }) => ${title} }),
      ${hasCreated ? created : ''}
    ],
    [t, make],
  );
}
`;
}

function listPage(area: string, { title, hasCreated }: ListOperation): string {
  const created = `{ label: t('columns.created'), value: <DateText instant={shown.${CREATED}} /> },`;
  return `import { IconListDetails } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
${hasCreated ? `import { DateText } from '#ui/format/DateText.tsx';\n` : ''}import { isObject } from '#ui/format/guards.ts';
import { Facts } from '#ui/page/Section.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { ListPage } from '#shared/list/ListPage.tsx';
import { useList } from '#shared/list/useList.ts';
import { use${pascalCase(area)}Columns } from './columns.tsx';
import { ${camelCase(area)}List } from './query.ts';

const FORMS = ['record'] as const;

export function ${pascalCase(area)}ListPage(): ReactNode {
  const { t } = useTranslation('${area}');
  const list = useList(${camelCase(area)}List);
  const columns = use${pascalCase(area)}Columns();
  const form = useOpenForm(FORMS);
  const shown = list.result.rows?.find((row) => isObject(row) && row.id === form.subject);
  return (
    <ListPage
      id="${area}"
      list={list}
      columns={columns}
      filters={{}}
      rowName={({ ${title} }) => ${title}}
      rowPath={paths.${camelCase(area)}Record}
      icon={IconListDetails}
      namespace="${area}"
    >
      <FormDrawer
        form={form}
        forms={{
          record: shown && {
            title: shown.${title},
            content: (
              <Facts
                facts={[
                  { label: t('columns.${title}'), value: shown.${title} },
                  ${hasCreated ? created : ''}
                ]}
              />
            ),
          },
        }}
      />
    </ListPage>
  );
}
`;
}

export const navigationTest = (area: string): string =>
  `the list of ${area.replaceAll('-', ' ')} opens from the navigation`;

function journey(area: string): string {
  return `import { expect, goTo, test } from '../support/test.ts';

test('${navigationTest(area)}', async ({ page }) => {
  await goTo(page, '/a/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: '${sentenceCase(area)}', exact: true }).click();
  await expect(page).toHaveURL(/\\/a\\/${area}$/);
  await expect(
    page.getByRole('heading', { level: 1, name: '${sentenceCase(area)}' }),
  ).toBeVisible();
});
`;
}

function texts(area: string, { title, hasCreated }: ListOperation): object {
  const many = area.replaceAll('-', ' ');
  const header = title === 'id' ? 'ID' : sentenceCase(title);
  return {
    columns: {
      ...(title < 'created' ? { [title]: header } : {}),
      ...(hasCreated ? { created: 'Created' } : {}),
      [title]: header,
    },
    list: {
      empty: `No ${many} yet`,
      emptyText: `New ${many} will appear here.`,
      failed: `Couldn’t load ${many}`,
      noMatch: `No ${many} found`,
      search: `Search ${many}`,
      title: sentenceCase(area),
    },
  };
}

/** Relative to the project. */
export function areaFiles(area: string, operation: ListOperation): Files {
  const folder = `src/areas/${area}`;
  return {
    [`public/locales/en/${area}.json`]: jsonOf(texts(area, operation)),
    [`${folder}/routes.ts`]: routes(area),
    [`${folder}/list/query.ts`]: query(area, operation),
    [`${folder}/list/query.test.ts`]: queryTest(area, operation),
    [`${folder}/list/columns.tsx`]: columns(area, operation),
    [`${folder}/list/${pascalCase(area)}ListPage.tsx`]: listPage(area, operation),
    [`tests/e2e/live/${area}.spec.ts`]: journey(area),
  };
}
