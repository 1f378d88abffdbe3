import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { useFormats } from '../language/formats.ts';
import { pageSlots } from './pages.ts';
import type { PaginationProps } from './types.ts';

/** The pagination of a list; on a narrow screen it shows `3 / 12` instead of page numbers. */
export function Pagination({ page, pages, onChange, summary, disabled }: PaginationProps) {
  const { t } = useTranslation('data');
  const { count } = useFormats();
  if (pages <= 1 && !summary) return null;

  const step = (label: string, icon: ReactNode, target: number) => (
    <IconButton
      size="sm"
      variant="ghost"
      label={label}
      icon={icon}
      // The buttons at the ends stay focusable: a disabled button would lose the focus.
      aria-disabled={disabled || target < 1 || target > pages || target === page || undefined}
      onClick={() => {
        if (!disabled && target >= 1 && target <= pages && target !== page) onChange(target);
      }}
    />
  );

  return (
    <HStack wrap="wrap" justify="space-between" gap="3" textStyle="sm">
      <Box color="fg.muted">{summary}</Box>
      {pages > 1 && (
        <HStack as="nav" aria-label={t('pagination.label')} gap="0.5">
          {step(t('pagination.first'), <ChevronsLeft aria-hidden />, 1)}
          {step(t('pagination.previous'), <ChevronLeft aria-hidden />, page - 1)}
          <chakra.ol display={{ base: 'none', md: 'flex' }} gap="0.5" listStyleType="none">
            {pageSlots(page, pages).map((slot, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot keeps its place, and so its focus
              <chakra.li key={index} minWidth="8" textAlign="center">
                {slot === null ? (
                  <Span color="fg.muted" lineHeight="2rem" aria-hidden>
                    …
                  </Span>
                ) : (
                  <Button
                    size="sm"
                    variant={slot === page ? 'subtle' : 'ghost'}
                    aria-label={t('pagination.page', { page: count(slot) })}
                    aria-current={slot === page ? 'page' : undefined}
                    disabled={disabled}
                    style={{ paddingInline: '0.5rem', minWidth: '2rem', fontVariantNumeric: 'tabular-nums' }}
                    onClick={() => slot !== page && onChange(slot)}
                  >
                    {count(slot)}
                  </Button>
                )}
              </chakra.li>
            ))}
          </chakra.ol>
          <Span display={{ base: 'inline', md: 'none' }} px="2" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {t('pagination.of', { page: count(page), pages: count(pages) })}
          </Span>
          {step(t('pagination.next'), <ChevronRight aria-hidden />, page + 1)}
          {step(t('pagination.last'), <ChevronsRight aria-hidden />, pages)}
        </HStack>
      )}
    </HStack>
  );
}
