import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { styled } from 'storybook/theming';

/** Frames as narrow as the window for which the component is made. */
const Page = styled.div<{ frameWidth: string | undefined }>(({ frameWidth }) => ({
  '& iframe': { maxWidth: frameWidth, marginInline: 'auto', display: 'block' },
}));

/** A component's docs page: how it is used, its first story with its properties, its other stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <Page frameWidth={preparedMeta.parameters.docs?.frameWidth}>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </Page>
  );
}
