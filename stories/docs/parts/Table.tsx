import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';

/** Scrolls a wide table alone, and never the page. */
const Scrolled = styled.div(({ theme }) => ({
  overflowX: 'auto',
  marginBlock: 16,
  '& table': {
    width: '100%',
    minWidth: '36rem',
    borderCollapse: 'collapse',
    fontFamily: theme.typography.fonts.base,
    fontSize: theme.typography.size.s2,
    lineHeight: 1.5,
    color: theme.color.defaultText,
  },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '8px 12px',
    borderBottom: `1px solid ${theme.appBorderColor}`,
  },
  '& th[scope=col]': { whiteSpace: 'nowrap', color: theme.textMutedColor },
  '& code': { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1, overflowWrap: 'anywhere' },
  '& a': { color: theme.color.secondary },
}));

export interface TableProps {
  /** The accessible name. */
  readonly label: string;
  readonly head: readonly string[];
  /** Each row's cells, by a stable key; the first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of a docs page. */
export const Table = ({ label, head, rows }: TableProps) => (
  <Scrolled className="sb-unstyled" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell's column is its identity
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);
