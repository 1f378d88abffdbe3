import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { MenuButton } from '#design-system/MenuButton/MenuButton.tsx';
import type { ReportDocument, ReportFormat } from './document.ts';
import { makeReportFile } from './makeReportFile.ts';
import { type DownloadJob, useReportDownload } from './useReportDownload.ts';

interface DownloadEntry {
  readonly id: string;
  /** Left out: the format's own, "PDF izvještaj". */
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Why it cannot be downloaded now. */
  readonly reason?: string;
}

/** A file of the menu: a report made here from its document, or anything else that gives a file (the server's). */
type DownloadMenuItem = DownloadEntry &
  (
    | { readonly format: ReportFormat; readonly document: () => ReportDocument | Promise<ReportDocument> }
    | { readonly format: ReportFormat; readonly make: DownloadJob['make'] }
  );

export interface DownloadMenuProps {
  readonly items: readonly DownloadMenuItem[];
  /** Left out: "Preuzmi". */
  readonly label?: string;
  readonly size?: 'xs' | 'sm' | 'md';
  /** Nothing to download yet: the figures are still loading. */
  readonly disabled?: boolean;
}

const icons = { pdf: FileText, xlsx: FileSpreadsheet, csv: FileChartColumn } satisfies Record<ReportFormat, unknown>;

/**
 * The button for a page's files. While one is made it shows the progress and a button that cancels; a failure
 * names its reason, and stays until it is retried or dismissed.
 */
export function DownloadMenu({ items, label, size, disabled }: DownloadMenuProps) {
  const { t } = useTranslation('files');
  const { state, start, cancel, retry, dismiss } = useReportDownload();
  const place = useRef<HTMLDivElement>(null);
  const working = state.status === 'working';
  const percent = working && state.progress !== null ? Math.round(state.progress * 100) : undefined;

  /** The button that had the focus is about to be removed. */
  const focusMenu = () => place.current?.querySelector('button')?.focus();

  const entries = items.map((item) => {
    const name = item.label ?? t(item.format);
    const Icon = icons[item.format];
    const make: DownloadJob['make'] =
      'make' in item ? item.make : async (options) => makeReportFile(await item.document(), item.format, options);
    return {
      id: item.id,
      label: name,
      icon: item.icon ?? <Icon aria-hidden />,
      disabled: item.disabled,
      reason: item.reason,
      onSelect: () => start({ label: name, make }),
    };
  });

  return (
    <chakra.div ref={place} display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="2">
      <MenuButton
        label={percent === undefined ? (label ?? t('download')) : t('making', { percent })}
        icon={<Download aria-hidden />}
        items={entries}
        size={size}
        busy={working}
        disabled={disabled}
      />
      {working && (
        <IconButton
          size={size}
          variant="ghost"
          label={t('cancelNamed', { name: state.label })}
          icon={<X aria-hidden />}
          onClick={() => {
            focusMenu();
            cancel();
          }}
        />
      )}
      {state.status === 'failed' && (
        <chakra.div
          flexBasis="full"
          display="flex"
          justifyContent="flex-end"
          css={{ '& > *': { maxWidth: 'min(30rem, 100%)' } }}
        >
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="flex-end"
            gap="2"
            py="2"
            ps="3"
            pe="2"
            borderWidth="1px"
            borderColor="danger.border"
            borderRadius="l2"
            bg="danger.bg"
            textStyle="sm"
          >
            <chakra.span color="danger.fg" flex="1 1 14rem">
              <chakra.strong display="block" fontWeight="medium">
                {`${t('failedTitle')}: ${state.label}`}
              </chakra.strong>
              {state.message}
            </chakra.span>
            <Button
              size="sm"
              icon={<RotateCcw aria-hidden />}
              onClick={() => {
                focusMenu();
                retry();
              }}
            >
              {t('retry')}
            </Button>
            <IconButton
              size="sm"
              variant="ghost"
              label={t('dismiss')}
              icon={<X aria-hidden />}
              onClick={() => {
                focusMenu();
                dismiss();
              }}
            />
          </chakra.div>
        </chakra.div>
      )}
      <VisuallyHidden role="status">{working ? t('working', { name: state.label }) : ''}</VisuallyHidden>
    </chakra.div>
  );
}
