import { Skeleton } from '@chakra-ui/react/skeleton';
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
    <chakra.header display="flex" flexDirection="column" gap="1">
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
      >
        <chakra.div
          display="flex"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          minHeight="9"
          minWidth="0"
          flexWrap="wrap"
        >
          <chakra.h1 textStyle="title" minWidth="0" overflowWrap="anywhere" aria-busy={title === '' || undefined}>
            {title || <Skeleton height="6" width="16rem" maxWidth="60vw" />}
          </chakra.h1>
          {count && <CountBadge label={countLabel}>{count}</CountBadge>}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {description !== undefined && (
        <chakra.div color="fg.muted" maxWidth="48rem">
          {description === '' ? <Skeleton height="3.5" width="10rem" my="1" /> : description}
        </chakra.div>
      )}
    </chakra.header>
  );
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.nav aria-label={t('breadcrumbs.label')} textStyle="sm">
      {/* Lines of a path that wraps stand far enough apart for a finger (WCAG 2.5.8). */}
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5" rowGap="1" listStyleType="none">
        {items.map(({ label, to }, index) => (
          <chakra.li key={`${to ?? ''}|${label}`} display="flex" alignItems="center" gap="1.5" minWidth="0">
            {index > 0 && (
              <chakra.span color="fg.subtle" aria-hidden display="flex">
                <ChevronRight size={14} />
              </chakra.span>
            )}
            {label === '' ? (
              <Skeleton height="3" width="5rem" my="1" />
            ) : to === undefined ? (
              <chakra.span
                color="fg.muted"
                css={{ '&[aria-current]': { color: 'fg' } }}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {label}
              </chakra.span>
            ) : (
              <BreadcrumbLink to={to}>{label}</BreadcrumbLink>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
