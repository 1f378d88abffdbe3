import { Flex } from '@chakra-ui/react/flex';
import Send from 'lucide-react/icons/send';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '#api/days.ts';
import { isApiError } from '#api/errors.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useSending } from '#features/auth/index.ts';
import { useReport } from '#features/reporting/index.ts';
import { recipientsQuery, sendMail } from '../queries.ts';
import '../texts.ts';

/** How long the toast about a sent mail stays, in milliseconds (spec 2, part 9). */
const sentToast = 5000;
/** Statuses of a gateway that got no response from the server, or none in time. */
const gatewayFailed = new Set<number | undefined>([502, 504]);

/**
 * Sends the statistics of the applied range to one of the recipients, once it is confirmed: a mail cannot be taken back.
 * It is sent once at a time, and never again by itself.
 */
export function MailForm({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const recipients = useReport(recipientsQuery);
  const [recipient, setRecipient] = useState('');
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { send, busy } = useSending();
  const field = useRef<HTMLSelectElement>(null);
  const list = recipients.data ?? [];
  const choose = recipients.data === undefined ? 'mail.loading' : list.length > 0 ? 'mail.choose' : 'mail.noRecipients';

  const refuse = (message: string) => {
    setAsking(false);
    setError(message);
    field.current?.focus();
  };
  const ask = () => {
    if (recipient === '') return refuse(t('mail.missing'));
    setError(undefined);
    setFailure(undefined);
    setAsking(true);
  };
  const confirmed = () => {
    setFailure(undefined);
    return send((signal) => sendMail(range, recipient, signal), {
      onSent: () => {
        setAsking(false);
        toast.success(t('mail.sent', { recipient }), sentToast);
      },
      onFailed: (reason) => {
        if (isApiError(reason) && reason.fields.recipient) return refuse(reason.fields.recipient);
        // Without the server's own response the mail may have been sent: a second try could send it twice.
        const isUnknown = !isApiError(reason) || reason.kind !== 'status' || gatewayFailed.has(reason.status);
        const why = isUnknown ? t('mail.maybeSent') : reason.text;
        setFailure([t('mail.failed'), why].filter(Boolean).join(' '));
      },
    });
  };

  return (
    <>
      {recipients.error ? (
        <Flex gap="2" align="center" minH="9" role="alert" textStyle="sm" color="fg.error">
          {t('mail.recipientsFailed')}
          <Button size="sm" onClick={recipients.retry}>
            {t('mail.retry')}
          </Button>
        </Flex>
      ) : (
        <SelectField
          ref={field}
          size="md"
          label={t('mail.recipient')}
          value={recipient}
          options={[{ value: '', label: t(choose) }, ...list.map((address) => ({ value: address, label: address }))]}
          onChange={(next) => {
            setRecipient(next);
            setError(undefined);
          }}
          disabled={list.length === 0}
          error={error}
        />
      )}
      <Button icon={<Send aria-hidden />} disabled={list.length === 0} onClick={ask}>
        {t('mail.send')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('mail.confirmTitle')}
        text={t('mail.confirmText', { range: formats.dayRangeLong(range.begin, range.end), recipient })}
        confirmLabel={t('mail.confirm')}
        busy={busy}
        error={failure}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
