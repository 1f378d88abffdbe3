import { expect, within } from 'storybook/test';
import { ApiReference } from '#simulator/apiReference/ApiReference.tsx';
import { withoutCalls } from '../.storybook/globals.ts';
import preview from '../.storybook/preview';
import apiDocument from '../docs/openapi.json?raw';
import controlDocument from '../docs/openapi-simulator.json?raw';

const meta = preview.meta({
  title: 'API reference',
  component: ApiReference,
  globals: withoutCalls,
  parameters: { options: { showPanel: false } },
  args: {
    documents: [
      { prefix: 'api', document: JSON.parse(apiDocument) },
      { prefix: 'control', document: JSON.parse(controlDocument) },
    ],
  },
});

const open = (details: Element | null) => details?.setAttribute('open', '');

/** Both documents, by area. */
export const Areas = meta.story({
  parameters: { snapshot: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "API of the parking operator's back office",
      'Control calls of the simulator',
    ]);
    await expect(canvas.getByText('control (23)')).toBeVisible();
  },
});

/** One call with its example; a link leads to its schema. */
export const Call = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const call = canvasElement.querySelector<HTMLElement>('#control-moveClock');
    if (!call) throw new Error('There is no call moveClock.');
    await step('The call, its body and its response', async () => {
      open(call.closest('details'));
      for (const details of call.querySelectorAll('details'))
        if (/^(Body|200)/.test(details.textContent ?? '')) open(details);
      await expect(within(call).getByRole('heading')).toHaveTextContent('POST /clock/');
      await expect(within(call).getByText(/"advance_seconds": 86400/)).toBeVisible();
    });
    await step('Its schema', async () => {
      const link = within(call).getByRole('link', { name: 'WorldState' });
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('"stands"');
    });
    call.scrollIntoView();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API reference');
  },
});
