// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { CallBodies, LogEntry } from '#simulator/control/replies.ts';
import type { PanelState, PanelStore } from './panelStore.ts';
import { Hint, Part } from './parts.tsx';
import { effectOf, targetOf } from './rules.ts';

const formats = formatsOf('en');

/** The most calls that are listed; a story that makes more has its newest listed. */
const listed = 500;

const Scroller = styled.div({ flex: 1, minHeight: 0, overflow: 'auto' });

const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: theme.typography.size.s1,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '4px 6px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: theme.background.app,
    boxShadow: `inset 0 -1px ${theme.appBorderColor}`,
    color: theme.textMutedColor,
    fontWeight: theme.typography.weight.regular,
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 12 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 12 },
  '& [data-number]': { textAlign: 'end' },
  '& tr[data-call]': { position: 'relative', borderBottom: `1px solid ${theme.appBorderColor}` },
  '& tr[data-call]:hover, & tr[data-open]': { background: theme.background.hoverable },
  '& [data-failed]': {
    // Storybook's colour for such texts is made for light backgrounds.
    color: theme.base === 'dark' ? theme.color.negative : theme.color.negativeText,
    fontWeight: theme.typography.weight.bold,
  },
  '& [data-muted]': { color: theme.textMutedColor },
  // Beside the story the panel is narrow: the details have what is left out.
  '@container (max-width: 619px)': {
    '& [data-wide]': { display: 'none' },
    '& :is(th, td):nth-of-type(2)': { paddingInlineStart: 12 },
  },
}));

/** The path opens the call. It covers its row, so that a click anywhere on it does. */
const Path = styled.button(({ theme }) => ({
  all: 'unset',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  fontFamily: theme.typography.fonts.mono,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

interface CallLogProps {
  readonly state: PanelState;
  readonly calls: readonly LogEntry[];
  readonly store: PanelStore;
  readonly onRunAgain: () => void;
}

/** The calls of the story, the newest last; one opens with what it sent and received. */
export function CallLog({ state, calls, store, onRunAgain }: CallLogProps) {
  const [open, setOpen] = React.useState<number>();
  const scroller = React.useRef<HTMLDivElement>(null);
  const isAtEnd = React.useRef(true);
  const shown = calls.slice(-listed);
  const last = calls.at(-1)?.id;
  // The newest call stays in view, unless the reader has scrolled away from it.
  React.useLayoutEffect(() => {
    const element = scroller.current;
    if (element && last !== undefined && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  const toggle = (id: number) => {
    setOpen(open === id ? undefined : id);
    if (open !== id && !(id in state.bodies)) store.ask({ type: 'bodies', id });
  };
  return (
    <Part
      title="Calls"
      count={calls.length}
      actions={
        <>
          <Button
            variant="ghost"
            size="small"
            ariaLabel={false}
            tooltip="Start the story again with this moment and these faults"
            onClick={onRunAgain}
          >
            Run again
          </Button>
          <Button
            variant="ghost"
            size="small"
            ariaLabel={false}
            disabled={calls.length === 0}
            onClick={() => store.ask({ type: 'clear' })}
          >
            Clear
          </Button>
        </>
      }
    >
      <Scroller
        ref={scroller}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
        }}
      >
        {calls.length === 0 ? (
          <Hint style={{ padding: '4px 12px 12px' }}>No calls so far.</Hint>
        ) : (
          <Table>
            <colgroup>
              <col data-wide="" style={{ width: 76 }} />
              <col style={{ width: 66 }} />
              <col />
              <col style={{ width: 58 }} />
              <col data-wide="" style={{ width: 74 }} />
              <col data-wide="" style={{ width: 84 }} />
              <col style={{ width: 88 }} />
            </colgroup>
            <thead>
              <tr>
                <th data-wide="">Time</th>
                <th>Method</th>
                <th>Path</th>
                <th>Status</th>
                <th data-wide="" data-number="">
                  Duration
                </th>
                <th data-wide="">User</th>
                <th>Fault</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <React.Fragment key={entry.id}>
                  <tr data-call="" data-open={entry.id === open ? '' : undefined}>
                    <td data-wide="" data-muted="">
                      {formats.exactTime(new Date(entry.at))}
                    </td>
                    <td>{entry.method}</td>
                    <td title={entry.path}>
                      <Path type="button" aria-expanded={entry.id === open} onClick={() => toggle(entry.id)}>
                        {entry.path.replace(/^\/api/, '')}
                      </Path>
                    </td>
                    <td data-failed={entry.status === 0 || entry.status >= 400 ? '' : undefined}>
                      {entry.status || 'none'}
                    </td>
                    <td data-wide="" data-number="">
                      {formats.count(entry.duration_ms)} ms
                    </td>
                    <td data-wide="">{entry.user ?? '–'}</td>
                    <td data-failed={entry.fault ? '' : undefined}>{entry.fault ?? ''}</td>
                  </tr>
                  {entry.id === open && (
                    <tr>
                      <td colSpan={7} style={{ whiteSpace: 'normal' }}>
                        <Details entry={entry} bodies={state.bodies[entry.id]} />
                      </td>
                    </tr>
                  )}
                </React.Fragment>
              ))}
            </tbody>
          </Table>
        )}
      </Scroller>
    </Part>
  );
}

const Facts = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  paddingBlock: 4,
  '& strong': { display: 'block', marginBlockEnd: 2 },
});

/** A region of its own, since the keyboard scrolls it. */
const Body = styled.section(({ theme }) => ({
  padding: 8,
  maxHeight: 220,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1 - 1,
  lineHeight: '16px',
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));

/** JSON with its structure; any other text as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

interface DetailsProps {
  readonly entry: LogEntry;
  /** `undefined`: not here yet; `null`: no longer kept. */
  readonly bodies: CallBodies | null | undefined;
}

function Details({ entry, bodies }: DetailsProps) {
  const body = (title: string, text: string | null | undefined) => (
    <div>
      <strong>{title}</strong>
      {text ? (
        <Body tabIndex={0} aria-label={title}>
          {readable(text)}
        </Body>
      ) : (
        <Hint>{bodies === undefined ? '…' : bodies === null ? 'No longer kept.' : 'No text.'}</Hint>
      )}
    </div>
  );
  const element = React.useRef<HTMLDivElement>(null);
  // The last call's details would be below the panel's end.
  React.useEffect(() => {
    if (bodies !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [bodies]);
  return (
    <Facts ref={element}>
      <Hint>
        {[
          formats.moment(new Date(entry.at)),
          entry.user ?? 'nobody',
          `${formats.count(entry.duration_ms)} ms`,
          entry.rule && `hit by the rule ${targetOf(entry.rule)}: ${effectOf(entry.rule)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
      {entry.path.includes('?') &&
        body('Query', new URLSearchParams(entry.path.split('?')[1]).toString().replaceAll('&', '\n'))}
      {entry.method !== 'GET' && body('Sent', bodies?.sent)}
      {body('Received', bodies?.received)}
    </Facts>
  );
}
