// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Badge, Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { dayOf } from '#api/days.ts';
import { momentsAt, timeOf } from '#api/moments.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { ShownWorld } from './events.ts';
import type { PanelStore } from './panelStore.ts';
import { Controls, Hint, Part, PartBody } from './parts.tsx';

const formats = formatsOf('en');

const Moment = styled.strong(({ theme }) => ({
  fontSize: theme.typography.size.s2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const MoveForm = styled.form({ display: 'flex', gap: 6, alignItems: 'center', '& > button': { flexShrink: 0 } });

/** A moment as a field of the browser has it, in Zagreb whatever the zone of the machine is. */
const fieldOf = (moment: Date) => `${dayOf(moment)}T${timeOf(moment)}`;

/** The moment of the clock; it goes on while the clock runs and the panel is open. */
function useMoment({ now, stands }: ShownWorld): Date {
  const [passed, setPassed] = React.useState({ since: now, milliseconds: 0 });
  React.useEffect(() => {
    if (stands) return;
    const began = performance.now();
    const timer = setInterval(() => setPassed({ since: now, milliseconds: performance.now() - began }), 1000);
    return () => clearInterval(timer);
  }, [now, stands]);
  const isCounted = !stands && passed.since === now;
  return new Date(Date.parse(now) + (isCounted ? passed.milliseconds : 0));
}

interface ClockControlsProps {
  readonly world: ShownWorld;
  readonly store: PanelStore;
}

/** The moment that the story is at, and its moves. */
export function ClockControls({ world, store }: ClockControlsProps) {
  const moment = useMoment(world);
  const [field, setField] = React.useState<string>();
  const shown = field ?? fieldOf(moment);
  const [day = '', time = ''] = shown.split('T');
  const button = (text: string, onClick: () => void) => (
    <Button variant="outline" size="small" ariaLabel={false} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <Part title="Clock">
      <PartBody>
        <Controls>
          <Moment aria-live="polite">{formats.minute(moment)}</Moment>
          <Badge compact status={world.stands ? 'neutral' : 'positive'}>
            {world.stands ? 'frozen' : 'running'}
          </Badge>
        </Controls>
        <Controls>
          {button('+1 hour', () => store.ask({ type: 'advance', seconds: 3600 }))}
          {button('+1 day', () => store.ask({ type: 'advance', seconds: 86_400 }))}
          {button('Reset', () => store.ask({ type: 'reset' }))}
        </Controls>
        <MoveForm
          onSubmit={(event) => {
            event.preventDefault();
            if (!day || !time) return;
            // Of the repeated hour the first; an hour further is the second.
            const [target] = momentsAt(day, time.slice(0, 5));
            if (!target) return;
            store.ask({ type: 'move', now: target.toISOString() });
            setField(undefined);
          }}
        >
          <Form.Input
            type="datetime-local"
            aria-label="Moment, in Zagreb"
            min="2018-01-01T01:00"
            max="2100-12-31T23:59"
            required
            value={shown}
            onChange={({ currentTarget }: React.FormEvent<HTMLInputElement>) => setField(currentTarget.value)}
          />
          <Button variant="outline" size="small" ariaLabel={false} type="submit">
            Go
          </Button>
        </MoveForm>
        <Hint>In Zagreb. Later calls have the new moment; what is on screen stays until it is loaded again.</Hint>
      </PartBody>
    </Part>
  );
}
