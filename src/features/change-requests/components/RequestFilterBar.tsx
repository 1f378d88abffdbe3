import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { SearchForm } from '#features/pages/index.ts';
import { panelFilterCount, type RequestFilters } from '../requestFilters.ts';
import { RequestFilterPanel } from './RequestFilterPanel.tsx';

interface RequestFilterBarProps {
  readonly filters: RequestFilters;
  /** The requests whose places and users can be chosen; undefined while they load. */
  readonly rows: readonly ChangeRequest[] | undefined;
  /** Loads the requests again whose places and users can be chosen, when that failed. */
  readonly onRetry?: (() => void) | undefined;
  readonly busy: boolean;
  readonly onChange: (change: Partial<RequestFilters>) => void;
  /** Whether the panel with kind, place, user and days is open. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** The choices that are always shown, such as that of the status. */
  readonly children: ReactNode;
}

/** The filters of a list of requests in one line: the search, the status, and a button that opens the others. */
export function RequestFilterBar(props: RequestFilterBarProps) {
  const { filters, rows, onRetry, busy, onChange, isOpen, onToggle, children } = props;
  const { t } = useTranslation('changeRequests');
  const panelId = useId();
  const count = panelFilterCount(filters);
  return (
    <Box
      layerStyle="card"
      role="search"
      aria-label={t('filters.search')}
      px={{ base: '4', md: '2' }}
      py={{ base: '4', md: '1.5' }}
    >
      <Flex wrap="wrap" align="center" gap="2">
        <Box flex={{ base: '1 1 100%', md: '0 1 27rem' }} minWidth="0">
          <SearchForm
            name={t('filters.search')}
            label={t('filters.searchLabel')}
            applied={filters.search}
            busy={busy}
            onSearch={(search) => onChange({ search })}
          />
        </Box>
        <Flex overflowX="auto" p="2px" minWidth="0" gap="2" wrap="wrap">
          {children}
        </Flex>
        <Button
          size="sm"
          icon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(!isOpen)}
        >
          {count > 0 ? t('filters.titleCount', { value: count }) : t('filters.title')}
        </Button>
      </Flex>
      <Box id={panelId}>
        {isOpen && (
          <Box pt="3" pb={{ base: '0', md: '1.5' }} px={{ base: '0', md: '1' }}>
            <RequestFilterPanel filters={filters} rows={rows} onRetry={onRetry} onChange={onChange} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
