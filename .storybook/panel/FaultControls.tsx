// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Badge, Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { faultPresets } from '#simulator/faultPresets.ts';
import type { Fault } from '#simulator/faults.ts';
import { textsOf } from '#simulator/texts.ts';
import type { ShownWorld } from './events.ts';
import type { PanelStore } from './panelStore.ts';
import { Controls, Hint, Part, PartBody } from './parts.tsx';
import { effectOf, targetOf, withRules } from './rules.ts';

const english = textsOf('en');

const Rules = styled.ol(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: theme.typography.size.s1,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, padding: '2px 4px 2px 8px', minWidth: 0 },
  '& li + li': { borderTop: `1px solid ${theme.appBorderColor}` },
  '& code': { fontFamily: theme.typography.fonts.mono, overflowWrap: 'anywhere' },
  '& span': { flex: 1 },
}));

interface FaultControlsProps {
  readonly world: ShownWorld;
  readonly store: PanelStore;
}

/** The rules in force with their hits, and the presets to add. */
export function FaultControls({ world, store }: FaultControlsProps) {
  const rules = world.rules.map(({ rule }) => rule);
  const set = (faults: readonly Fault[]) => store.ask({ type: 'faults', faults });
  return (
    <Part
      title="Faults"
      count={rules.length}
      actions={
        rules.length > 0 && (
          <Button variant="ghost" size="small" ariaLabel={false} onClick={() => set([])}>
            Remove all
          </Button>
        )
      }
    >
      <PartBody>
        {rules.length === 0 ? (
          <Hint>No faults. Every call gets its response.</Hint>
        ) : (
          <Rules aria-label="Rules in force">
            {world.rules.map(({ rule, hits }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be the same; their order is what they are.
              <li key={place}>
                <span>
                  <code>{targetOf(rule)}</code> {effectOf(rule)}
                </span>
                <Badge compact status={hits > 0 ? 'warning' : 'neutral'}>
                  {hits === 1 ? '1 hit' : `${hits} hits`}
                </Badge>
                <Button
                  variant="ghost"
                  size="small"
                  padding="small"
                  ariaLabel={`Remove ${targetOf(rule)} ${effectOf(rule)}`}
                  onClick={() => set(rules.filter((_, other) => other !== place))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </Rules>
        )}
        <Controls role="group" aria-label="Presets to add">
          {faultPresets.map(({ id, faults }) => (
            <Button
              key={id}
              variant="outline"
              size="small"
              ariaLabel={false}
              tooltip={english(`preset.${id}.description`)}
              onClick={() => set(withRules(rules, faults))}
            >
              + {english(`preset.${id}.title`)}
            </Button>
          ))}
        </Controls>
        <Hint>The first rule that matches a call applies; a preset is added before the others.</Hint>
      </PartBody>
    </Part>
  );
}
