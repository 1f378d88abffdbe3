import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext } from 'react';
import { BuildNote } from '../AppFrame/BuildNote.tsx';
import { LanguageSwitch } from '../AppFrame/LanguageSwitch.tsx';
import { Logo } from '../AppFrame/Logo.tsx';
import { useDocumentTitle } from '../documentTitle.ts';
import { OperatorContext } from '../operator.ts';
import type { PublicFrameProps } from './types.ts';

/**
 * The frame of the pages before signing in: the logo, the operator's name and the product's, one card in the middle, the language. It also sets the
 * document's title.
 */
export function PublicFrame({
  productName,
  title,
  text,
  language,
  onLanguageChange,
  footer,
  children,
}: PublicFrameProps) {
  useDocumentTitle([title], productName);
  const operator = useContext(OperatorContext);
  const names = [operator?.name, productName].filter((name) => name !== undefined);
  return (
    <Flex minHeight="100dvh" direction="column">
      <HStack as="header" gap="3" minHeight="header" px={{ base: '4', md: '8' }}>
        <Logo />
        {names.map((name, at) => (
          <Span
            key={name}
            fontWeight={at === 0 ? 'semibold' : undefined}
            color={at === 0 ? undefined : 'fg.muted'}
            hideBelow={at === 0 ? undefined : 'md'}
            truncate
            minWidth="0"
          >
            {name}
          </Span>
        ))}
        <Span ms="auto">
          <LanguageSwitch language={language} onChange={onLanguageChange} />
        </Span>
      </HStack>
      <Flex as="main" flex="1" direction="column" align="center" px="4" pt={{ base: '6', sm: '12vh' }} pb="10">
        <Box layerStyle="card" width="full" maxWidth="26rem" p={{ base: '5', sm: '8' }}>
          {title && (
            <Heading as="h1" size="2xl" mb={text ? '1' : '6'}>
              {title}
            </Heading>
          )}
          {text && (
            <Box color="fg.muted" mb="6">
              {text}
            </Box>
          )}
          {children}
        </Box>
      </Flex>
      {footer && (
        <chakra.footer px={{ base: '4', md: '8' }} py="5" textStyle="xs" color="fg.muted" textAlign="center">
          <span>{footer}</span>
          <BuildNote />
        </chakra.footer>
      )}
    </Flex>
  );
}
