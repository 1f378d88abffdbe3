import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../documentTitle.ts';
import { Link } from '../Link/Link.tsx';
import { cutText } from '../LongText/cutText.ts';
import { longText } from '../LongText/LongText.tsx';
import { HeaderPlaceContext } from '../Section/SectionActions.tsx';
import { CountBadge } from './CountBadge.tsx';
import type { Breadcrumb, PageHeaderProps } from './types.ts';

const BreadcrumbLink = chakra(Link, {
  base: {
    color: 'fg.muted',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const PresentBreadcrumb = chakra('span', {
  base: { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0', '&[aria-current]': { color: 'fg' } },
});

/** The longest name among the breadcrumbs, in letters; the heading below has more of it. */
const longestBreadcrumb = 120;

/** The head of a page: breadcrumbs, title and count, and actions at the right. It also sets the document's title. */
export function PageHeader(props: PageHeaderProps) {
  const { breadcrumbs = [], title, subtitle, count, countLabel, description, actions } = props;
  const place = useContext(HeaderPlaceContext);
  // The page's own name is the last breadcrumb; its title may be that of what it belongs to. Pages of an outlet, whose
  // breadcrumbs are home > list > outlet > page, name the outlet too.
  const own = breadcrumbs.at(-1)?.label ?? title;
  const outlet = breadcrumbs.length > 3 ? breadcrumbs[2]?.label : undefined;
  const isName = breadcrumbs.some((one) => one.isName && one.label === title);
  usePageTitle(own, outlet ?? (title === own ? undefined : title));
  return (
    <Stack as="header" gap="0">
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
        <Flex align="center" columnGap="3" rowGap="1" minHeight="9" minWidth="0" wrap="wrap">
          <Heading as="h1" size="2xl" minWidth="0" overflowWrap="anywhere" aria-busy={title === '' || undefined}>
            {title === '' ? (
              <Skeleton height="6" width="16rem" maxWidth="60vw" />
            ) : (
              <span translate={isName ? 'no' : undefined}>{longText(title)}</span>
            )}
          </Heading>
          {subtitle !== undefined && (
            <Span color="fg.muted" overflowWrap="anywhere">
              {subtitle === '' ? (
                <Skeleton height="3.5" width="8rem" />
              ) : (
                <span translate="no">{longText(subtitle)}</span>
              )}
            </Span>
          )}
          {count && <CountBadge label={countLabel}>{count}</CountBadge>}
        </Flex>
        {(actions || place) && (
          <Flex wrap="wrap" align="center" gap="2">
            <Flex ref={place} gap="2" _empty={{ display: 'none' }} />
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
  const { t } = useTranslation('data');
  return (
    <chakra.nav aria-label={t('breadcrumbs.label')} textStyle="sm">
      {/* Wrapped breadcrumbs have enough distance between their lines for touch (WCAG 2.5.8). */}
      <Flex as="ol" wrap="wrap" align="center" columnGap="1.5" rowGap="1" listStyleType="none">
        {items.map(({ label, to, isName }, index) => (
          <HStack as="li" key={`${to ?? ''}|${label}`} gap="1.5" minWidth="0">
            {index > 0 && (
              <Flex as="span" color="fg.subtle" aria-hidden>
                <ChevronRight size={14} />
              </Flex>
            )}
            {label === '' ? (
              <Skeleton height="3" width="5rem" my="1" />
            ) : to === undefined ? (
              <PresentBreadcrumb
                className={isName ? 'notranslate' : undefined}
                title={label.length > longestBreadcrumb ? label : undefined}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {cutText(label, longestBreadcrumb)}
              </PresentBreadcrumb>
            ) : (
              <BreadcrumbLink
                className={isName ? 'notranslate' : undefined}
                to={to}
                title={label.length > longestBreadcrumb ? label : undefined}
              >
                {cutText(label, longestBreadcrumb)}
              </BreadcrumbLink>
            )}
          </HStack>
        ))}
      </Flex>
    </chakra.nav>
  );
}
