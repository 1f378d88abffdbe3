import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useColorTheme } from '#design-system/theme/colorTheme.ts';
import { colorValue, palette, seriesColors } from '#design-system/theme/palette.ts';
import preview from '../../.storybook/preview';

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
    <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
      <chakra.div
        width="9"
        height="9"
        borderRadius="l2"
        borderWidth="1px"
        flexShrink="0"
        style={{ background: color }}
      />
      <chakra.div minWidth="0" textStyle="sm">
        <div>{name}</div>
        <chakra.div color="fg.muted" textStyle="xs" fontFamily="mono">
          {value}
        </chakra.div>
      </chakra.div>
    </chakra.div>
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
          <chakra.div {...swatches}>
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
          </chakra.div>
        </Block>
      ))}
      <Block title="series">
        <chakra.div {...swatches}>
          {seriesColors(theme).map((color, index) => (
            <Swatch key={color} name={`series.${index + 1}`} color={color} value={color} />
          ))}
        </chakra.div>
      </Block>
      <Block title="Type">
        {texts.map(([style, size, sample]) => (
          <chakra.div key={style} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" py="1.5">
            <chakra.span width="40" textStyle="xs" color="fg.muted">
              {style}, {size}
            </chakra.span>
            <chakra.span textStyle={style}>{sample}</chakra.span>
          </chakra.div>
        ))}
      </Block>
      <Block title="Spacing">
        {['1', '2', '3', '4', '6', '8', '12'].map((step) => (
          <chakra.div key={step} display="flex" alignItems="center" gap="4" py="1">
            <chakra.span width="40" textStyle="xs" color="fg.muted">
              {step}: {Number(step) * 4} px
            </chakra.span>
            <chakra.span height="4" width={step} bg="brand.solid" borderRadius="0.125rem" />
          </chakra.div>
        ))}
      </Block>
      <Block title="Corners and shadows">
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          <chakra.div layerStyle="card" p="4">
            card, l3, no shadow
          </chakra.div>
          <chakra.div layerStyle="panel" p="4">
            panel, l2, lg
          </chakra.div>
          <chakra.div borderWidth="1px" borderRadius="l1" p="4">
            l1
          </chakra.div>
        </chakra.div>
      </Block>
    </chakra.main>
  );
}

const meta = preview.meta({ title: 'Design system/Tokens', component: Tokens, parameters: { image: 'full' } });

export const Light = meta.story({
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveAttribute('data-theme', 'light'));
    await document.fonts.ready;
    await expect(document.fonts.check('550 14px Inter')).toBe(true);
  },
});
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveAttribute('data-theme', 'dark'));
  },
});
