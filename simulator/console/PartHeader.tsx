import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { useConsolePlace } from './useControl.ts';

interface PartHeaderProps {
  readonly title: string;
  readonly description?: string;
  readonly actions?: ReactNode;
}

/** The head of a part: that of a page, or a smaller one in the drawer, which does not name the document. */
export function PartHeader({ title, description, actions }: PartHeaderProps) {
  if (useConsolePlace().kind === 'page') {
    return <PageHeader title={title} actions={actions} {...(description === undefined ? {} : { description })} />;
  }
  return (
    <Flex as="header" direction="column" gap="1">
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {actions}
      </Flex>
      {description && (
        <Text textStyle="sm" color="fg.muted">
          {description}
        </Text>
      )}
    </Flex>
  );
}
