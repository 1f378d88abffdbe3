import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { colorValue, palette, seriesColors } from '#design-system/theme/palette.ts';
import { useColorTheme } from '#design-system/theme/useColorTheme.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import usage from './Tokens.md?raw';

const groups = [...new Set(Object.keys(palette).map((token) => token.split('.')[0] ?? ''))];
const texts = [
  ['title', '24/32, 650', 'Nadzorna ploča'],
  ['figure', '24/32, 650, tabular', '454.733,10 €'],
  ['section', '16/24, 650', 'Kretanje po razdoblju'],
  ['text', '14/20', 'Prikazano: 1. – 20. studenoga 2026. u usporedbi s istim danima prošle godine'],
  ['table', '13/20, tabular', '184.220   171.904   +12.316   +7,16 %'],
  ['label', '12/16, 550', 'Razdoblje usporedbe'],
] as const;

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <chakra.h2 textStyle="section" mb="3">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}

function Swatch({ color, name, value }: { color: string; name: string; value: string }) {
  return (
    <Box display="flex" alignItems="center" gap="3" minWidth="0">
      <Box width="9" height="9" borderRadius="l2" borderWidth="1px" flexShrink="0" style={{ background: color }} />
      <Box minWidth="0" textStyle="sm">
        <div>{name}</div>
        <Box color="fg.muted" textStyle="xs" fontFamily="mono">
          {value}
        </Box>
      </Box>
    </Box>
  );
}

const swatches = { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } as const;

/** Colours, type, spacing and corners of the theme that is shown. */
function Tokens() {
  const { theme } = useColorTheme();
  return (
    <chakra.main display="flex" flexDirection="column" gap="8" p="8" data-theme={theme}>
      <chakra.h1 textStyle="title">Tokens</chakra.h1>
      {groups.map((group) => (
        <Block key={group} title={group}>
          <Box {...swatches}>
            {(Object.keys(palette) as (keyof typeof palette)[])
              .filter((token) => token.startsWith(`${group}.`))
              .map((token) => (
                <Swatch
                  key={token}
                  name={token.replace('.DEFAULT', '')}
                  color={`var(--chakra-colors-${token.replace('.DEFAULT', '').replace('.', '-').replace('focusRing', 'focus-ring')})`}
                  value={colorValue(token, theme)}
                />
              ))}
          </Box>
        </Block>
      ))}
      <Block title="series">
        <Box {...swatches}>
          {seriesColors(theme).map((color, index) => (
            <Swatch key={color} name={`series.${index + 1}`} color={color} value={color} />
          ))}
        </Box>
      </Block>
      <Block title="Type">
        {texts.map(([style, size, sample]) => (
          <Box key={style} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" py="1.5">
            <Span width="40" textStyle="xs" color="fg.muted">
              {style}, {size}
            </Span>
            <Span textStyle={style}>{sample}</Span>
          </Box>
        ))}
      </Block>
      <Block title="Spacing">
        {['1', '2', '3', '4', '6', '8', '12'].map((step) => (
          <Box key={step} display="flex" alignItems="center" gap="4" py="1">
            <Span width="40" textStyle="xs" color="fg.muted">
              {step}: {Number(step) * 4} px
            </Span>
            <Span height="4" width={step} bg="brand.solid" borderRadius="0.125rem" />
          </Box>
        ))}
      </Block>
      <Block title="Corners and shadows">
        <Box display="flex" flexWrap="wrap" gap="4">
          <Box layerStyle="card" p="4">
            card, l3, no shadow
          </Box>
          <Box layerStyle="panel" p="4">
            panel, l2, lg
          </Box>
          <Box borderWidth="1px" borderRadius="l1" p="4">
            l1
          </Box>
        </Box>
      </Block>
    </chakra.main>
  );
}

const meta = preview.meta({
  title: 'Design system/Tokens',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Tokens,
  parameters: { ...documented(usage), snapshot: 'full' },
});

export const Light = meta.story({
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveAttribute('data-theme', 'light'));
    await document.fonts.ready;
    await expect(document.fonts.check('550 14px Inter')).toBe(true);
  },
});
export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveAttribute('data-theme', 'dark'));
  },
});
