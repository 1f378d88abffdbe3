import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'storybook/theming';

/** Frames as narrow as the window for which the component is made. */
const Page = styled.div<{ frameWidth: string | undefined }>(({ frameWidth }) => ({
  '& iframe': { maxWidth: frameWidth, marginInline: 'auto', display: 'block' },
}));

/** A component's docs page: how it is used, its first story with its properties, its other stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { frameWidth, wrapped } = preparedMeta.parameters.docs ?? {};
  return (
    <Page frameWidth={frameWidth}>
      <Title />
      <Description of="meta" />
      <Primary />
      {wrapped ? (
        Object.entries(csfFile.meta.subcomponents ?? {}).map(([name, component]) => (
          <Fragment key={name}>
            <Subheading>{name}</Subheading>
            <ArgTypes of={component} />
          </Fragment>
        ))
      ) : (
        <Controls />
      )}
      <Stories includePrimary={false} />
    </Page>
  );
}
