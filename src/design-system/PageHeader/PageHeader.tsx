import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../documentTitle.ts';
import { Link } from '../Link/Link.tsx';
import { CountBadge } from './CountBadge.tsx';
import type { Breadcrumb, PageHeaderProps } from './types.ts';

const BreadcrumbLink = chakra(Link, {
  base: {
    color: 'fg.muted',
    borderRadius: 'l1',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** The head of a page: the way here, its name and count, and at the right what can be done. Names the document too. */
export function PageHeader({ breadcrumbs = [], title, count, countLabel, description, actions }: PageHeaderProps) {
  // A page of an outlet's says whose it is: home > list > outlet > page.
  usePageTitle(title, breadcrumbs.length > 3 ? breadcrumbs.at(-2)?.label : undefined);
  return (
    <Stack as="header" gap="1">
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
        <Flex align="center" columnGap="3" rowGap="1" minHeight="9" minWidth="0" wrap="wrap">
          <Heading as="h1" size="2xl" minWidth="0" overflowWrap="anywhere" aria-busy={title === '' || undefined}>
            {title || <Skeleton height="6" width="16rem" maxWidth="60vw" />}
          </Heading>
          {count && <CountBadge label={countLabel}>{count}</CountBadge>}
        </Flex>
        {actions && (
          <Flex wrap="wrap" gap="2.5">
            {actions}
          </Flex>
        )}
      </Flex>
      {description !== undefined && (
        <Box color="fg.muted" maxWidth="48rem">
          {description === '' ? <Skeleton height="3.5" width="10rem" my="1" /> : description}
        </Box>
      )}
    </Stack>
  );
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.nav aria-label={t('breadcrumbs.label')} textStyle="sm">
      {/* Lines of a path that wraps stand far enough apart for a finger (WCAG 2.5.8). */}
      <Flex as="ol" wrap="wrap" align="center" columnGap="1.5" rowGap="1" listStyleType="none">
        {items.map(({ label, to }, index) => (
          <HStack as="li" key={`${to ?? ''}|${label}`} gap="1.5" minWidth="0">
            {index > 0 && (
              <Flex as="span" color="fg.subtle" aria-hidden>
                <ChevronRight size={14} />
              </Flex>
            )}
            {label === '' ? (
              <Skeleton height="3" width="5rem" my="1" />
            ) : to === undefined ? (
              <Span
                color="fg.muted"
                css={{ '&[aria-current]': { color: 'fg' } }}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {label}
              </Span>
            ) : (
              <BreadcrumbLink to={to}>{label}</BreadcrumbLink>
            )}
          </HStack>
        ))}
      </Flex>
    </chakra.nav>
  );
}
