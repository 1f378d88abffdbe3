import { chakra } from '@chakra-ui/react/styled-system';
import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/highcharts-3d.js';
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';
import { memo, type ReactNode } from 'react';
import { useDrawn } from './useDrawn.ts';

/** Around the drawing, for what stands in front of it. */
const Frame = chakra('div', { base: { position: 'relative', minWidth: '0' } });

/** The chart's container, and the styles of its tooltip, whose markup is in `TimeDrawing`. */
const Canvas = chakra('div', {
  base: {
    width: '100%',
    minWidth: '0',
    overflow: 'visible',
    position: 'relative',
    transition: 'opacity 150ms',
    '& .highcharts-container, & .highcharts-container svg': { overflow: 'visible !important' },
    '& .ds-followed': { cursor: 'pointer' },
    '& .ds-tip': { display: 'block', textStyle: 'table', minWidth: '9rem' },
    '& .ds-head': {
      color: 'fg.muted',
      textStyle: 'label',
      marginBottom: '1',
      _firstLetter: { textTransform: 'uppercase' },
    },
    '& .ds-tip table': { width: '100%' },
    '& .ds-tip td': { paddingBlock: '0.5', verticalAlign: 'top' },
    '& .ds-mark': { display: 'inline-block', width: '2.5', height: '2.5', borderRadius: '3px', marginInlineEnd: '2' },
    '& .ds-own': { color: 'fg.muted', textStyle: 'label' },
    '& div.ds-own': { maxWidth: '17rem', whiteSpace: 'normal' },
    '& .ds-event': {
      display: 'flex',
      maxWidth: '17rem',
      marginTop: '1.5',
      whiteSpace: 'normal',
      '& .ds-mark': { marginTop: '1', flexShrink: 0 },
    },
    '& .ds-value': { textAlign: 'end', fontWeight: 'semibold', paddingInlineStart: '4', whiteSpace: 'nowrap' },
  },
});

/** Redraw, one item for each given one, no animation. */
const updateArgs: [boolean, boolean, boolean] = [true, true, false];
const containerProps = { style: { height: '100%' } };

export interface ChartProps {
  readonly options: Options;
  /** px; the chart takes it from its container, so that an update of the options does not resize it. */
  readonly height: number;
  /** What is drawn behind the plot, and what stands in front of it. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
}

/** The portal's only use of Highcharts: a chart that is drawn when it is near the window, and updated with its options. */
export const Chart = memo(function Chart({ options, height, behind, children }: ChartProps) {
  const { ref, place } = useDrawn();
  return (
    <Frame>
      <Canvas
        ref={ref}
        data-part="canvas"
        data-loading={place === 'unknown' || place === 'near' ? '' : undefined}
        style={{ height }}
      >
        {place === 'drawn' && (
          <>
            {behind}
            <HighchartsReact
              highcharts={Highcharts}
              options={options}
              updateArgs={updateArgs}
              containerProps={containerProps}
            />
          </>
        )}
      </Canvas>
      {place === 'drawn' && children}
    </Frame>
  );
});
