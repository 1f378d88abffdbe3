import { Flex } from '@chakra-ui/react/flex';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { DayRange } from '#api/days.ts';
import { isApiError } from '#api/errors.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { inArray, required, rulesResolver, useWrite } from '#features/forms/index.ts';
import { useSectionQuery } from '#features/pages/index.ts';
import { recipientsQuery, sendMail } from '../queries.ts';

/**
 * Sends the statistics of the applied range to one of the recipients, after a confirmation, since a mail cannot be
 * recalled. It is sent once at a time, and never retried automatically.
 */
export function MailForm({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation(['statistics', 'forms']);
  const formats = useFormats();
  const recipients = useSectionQuery(recipientsQuery);
  const list = recipients.data ?? [];
  const [asking, setAsking] = useState(false);
  const { control, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { recipient: '' },
    resolver: rulesResolver(
      z.object({ recipient: required(t('mail.missing')).check(inArray(list, t('forms:inArray'))) }),
    ),
  });
  const { field, fieldState } = useController({ control, name: 'recipient' });
  const recipient = field.value;
  const { send, busy, error, reset } = useWrite({
    write: (_: undefined, signal) => sendMail(range, recipient, signal),
    onSuccess: () => {
      setAsking(false);
      toast.success(t('mail.sent', { recipient }), toastTime.operation);
    },
    onError: (reason) => {
      const message = recipientMessage(reason);
      if (message === undefined) return;
      setAsking(false);
      setError('recipient', { type: 'server', message });
      setFocus('recipient');
    },
  });
  const choose = recipients.data === undefined ? 'mail.loading' : list.length > 0 ? 'mail.choose' : 'mail.noRecipients';

  const failureText = (reason: unknown) => {
    // Without the server's own response the mail may have been sent: a second try could send it twice.
    const isUnknown = !isApiError(reason) || reason.isUncertain;
    return [t('mail.failed'), isUnknown ? t('mail.maybeSent') : reason.text].filter(Boolean).join(' ');
  };
  const ask = handleSubmit(() => {
    reset();
    setAsking(true);
  });

  return (
    <>
      {recipients.error ? (
        <Flex gap="2" align="center" minH="9" role="alert" textStyle="sm" color="fg.error">
          <span>{t('mail.recipientsFailed')}</span>
          <Button size="sm" onClick={recipients.retry}>
            {t('mail.retry')}
          </Button>
        </Flex>
      ) : (
        <SelectField
          {...field}
          size="md"
          label={t('mail.recipient')}
          options={[{ value: '', label: t(choose) }, ...list.map((address) => ({ value: address, label: address }))]}
          disabled={list.length === 0}
          error={fieldState.error?.message}
        />
      )}
      <Button icon={<Send aria-hidden />} disabled={list.length === 0} onClick={() => void ask()}>
        {t('mail.send')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('mail.confirmTitle')}
        text={t('mail.confirmText', { range: formats.dayRangeLong(range.begin, range.end), recipient })}
        confirmLabel={t('mail.confirm')}
        busy={busy}
        error={error === null || recipientMessage(error) !== undefined ? undefined : failureText(error)}
        onConfirm={() => send(undefined)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The server's message about the recipient. */
const recipientMessage = (error: unknown) => (isApiError(error) ? error.fields.recipient : undefined);
