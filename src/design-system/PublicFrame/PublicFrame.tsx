import { chakra } from '@chakra-ui/react/styled-system';
import { LanguageSwitch } from '../AppFrame/LanguageSwitch.tsx';
import { Logo } from '../AppFrame/Logo.tsx';
import { useDocumentTitle } from '../documentTitle.ts';
import type { PublicFrameProps } from './types.ts';

/** The frame of the pages before signing in: the mark, one card in the middle, the language. Names the document too. */
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
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <chakra.header display="flex" alignItems="center" gap="3" minHeight="header" px={{ base: '4', md: '8' }}>
        <Logo />
        {productName && (
          <chakra.span fontWeight="semibold" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {productName}
          </chakra.span>
        )}
        <chakra.span ms="auto">
          <LanguageSwitch language={language} onChange={onLanguageChange} />
        </chakra.span>
      </chakra.header>
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        px="4"
        pt={{ base: '6', sm: '12vh' }}
        pb="10"
      >
        <chakra.div layerStyle="card" width="full" maxWidth="26rem" p={{ base: '5', sm: '8' }}>
          {title && (
            <chakra.h1 textStyle="title" mb={text ? '1' : '6'}>
              {title}
            </chakra.h1>
          )}
          {text && (
            <chakra.div color="fg.muted" mb="6">
              {text}
            </chakra.div>
          )}
          {children}
        </chakra.div>
      </chakra.main>
      {footer && (
        <chakra.footer px={{ base: '4', md: '8' }} py="5" textStyle="xs" color="fg.muted" textAlign="center">
          {footer}
        </chakra.footer>
      )}
    </chakra.div>
  );
}
