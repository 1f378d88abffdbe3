import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { translateOf } from './HeadRows.tsx';
import type { DataTableColumn } from './types.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '4',
    rowGap: '1.5',
    margin: '0',
    '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& dd': { margin: '0', overflowWrap: 'anywhere' },
    '& dd[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

const Figures = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { color: 'fg.muted', fontWeight: 'normal', textAlign: 'end', paddingBlock: '0.5' },
    '& th:first-child': { textAlign: 'start', paddingInlineEnd: '2' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingBlock: '0.5', paddingInlineStart: '2' },
    '& td[data-emphasis=strong]': { fontWeight: 'semibold' },
    '& td[data-emphasis=muted]': { color: 'fg.muted' },
  },
});

interface CardDetailsProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly contentOf: (column: DataTableColumn<Row>) => ReactNode;
}

interface Group<Row> {
  readonly name: string;
  readonly columns: DataTableColumn<Row>[];
}

/** The groups of columns in sets whose columns have the same heads: each set of two groups or more is one table. */
function figureTables<Row>(columns: readonly DataTableColumn<Row>[]): readonly (readonly Group<Row>[])[] {
  const groups = new Map<string, Group<Row>>();
  for (const column of columns) {
    if (column.group === undefined) continue;
    const group = groups.get(column.group) ?? { name: column.group, columns: [] };
    group.columns.push(column);
    groups.set(column.group, group);
  }
  const sets = new Map<string, Group<Row>[]>();
  for (const group of groups.values()) {
    const heads = group.columns.map(({ header }) => header).join('\n');
    sets.set(heads, [...(sets.get(heads) ?? []), group]);
  }
  return [...sets.values()].filter((set) => set.length > 1);
}

/**
 * What an opened card shows: a list of names and values, and the figures of groups with the same heads, such as quantity
 * and amount of both periods, as a table of few columns.
 */
export function CardDetails<Row>({ columns, contentOf }: CardDetailsProps<Row>) {
  const tables = figureTables(columns);
  const inTables = new Set(tables.flatMap((set) => set.flatMap((group) => group.columns)));
  const single = columns.filter((column) => !inTables.has(column));
  // Among texts a figure begins where they begin.
  const areFigures = single.every(({ kind }) => kind === 'number');
  return (
    <>
      {single.length > 0 && (
        <List>
          {single.map((column) => (
            <Entry
              key={column.id}
              name={column.group === undefined ? column.header : `${column.group}: ${column.header}`}
              isFigure={areFigures}
              translate={translateOf(column)}
            >
              {contentOf(column)}
            </Entry>
          ))}
        </List>
      )}
      {tables.map((groups) => {
        const heads = groups[0]?.columns ?? [];
        // The shorter side is across, so that the table is narrow.
        const across = groups.length <= heads.length;
        return (
          <Figures key={heads.map(({ id }) => id).join()}>
            <thead>
              <tr>
                <td />
                {(across ? groups.map(({ name }) => name) : heads.map(({ header }) => header)).map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {across
                ? heads.map(({ header }, at) => (
                    <tr key={header}>
                      <th scope="row">{header}</th>
                      {groups.map((group) => (
                        <Cell key={group.name} column={group.columns[at]} contentOf={contentOf} />
                      ))}
                    </tr>
                  ))
                : groups.map((group) => (
                    <tr key={group.name}>
                      <th scope="row">{group.name}</th>
                      {group.columns.map((column) => (
                        <Cell key={column.id} column={column} contentOf={contentOf} />
                      ))}
                    </tr>
                  ))}
            </tbody>
          </Figures>
        );
      })}
    </>
  );
}

interface CellProps<Row> {
  readonly column: DataTableColumn<Row> | undefined;
  readonly contentOf: (column: DataTableColumn<Row>) => ReactNode;
}

const Cell = <Row,>({ column, contentOf }: CellProps<Row>) => (
  <td translate={column && translateOf(column)} data-emphasis={column?.emphasis}>
    {column && contentOf(column)}
  </td>
);

interface EntryProps {
  readonly name: string;
  readonly isFigure: boolean;
  readonly translate: 'no' | undefined;
  readonly children: ReactNode;
}

const Entry = ({ name, isFigure, translate, children }: EntryProps) => (
  <>
    <dt>{name}</dt>
    <dd translate={translate} data-align={isFigure ? 'end' : undefined}>
      {children}
    </dd>
  </>
);
