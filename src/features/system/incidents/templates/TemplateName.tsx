import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName } from '#api/cleanName.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { longestName, nameProblem } from './model.ts';

interface TemplateNameProps {
  readonly initial: string;
  /** The names of the other templates. */
  readonly taken: readonly string[];
  /** A name that is taken replaces its template, which is said; otherwise it is refused. */
  readonly mayReplace?: boolean;
  readonly hint?: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** The form of a template's name. */
export function TemplateName({ initial, taken, mayReplace = false, hint, onName, onCancel }: TemplateNameProps) {
  const { t } = useTranslation('incidents');
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const problem = nameProblem(name, taken);
  const replaces = mayReplace && problem === 'taken';
  const isWrong = problem !== undefined && !replaces;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) field.current?.focus();
    else onName(cleanName(name));
  };
  const said = replaces ? t('templates.replaces') : hint;
  return (
    <Stack as="form" gap="3" onSubmit={submit} flex="1" minWidth="0">
      <TextField
        ref={field}
        label={t('templates.name')}
        value={name}
        onChange={setName}
        autoFocus
        error={isTried && isWrong ? t(`templates.problem.${problem}`, { count: longestName }) : undefined}
        {...(said && { hint: said })}
      />
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button type="button" onClick={onCancel}>
          {t('templates.cancel')}
        </Button>
        <Button type="submit" variant="solid">
          {t(replaces ? 'templates.replace' : 'templates.confirm')}
        </Button>
      </Flex>
    </Stack>
  );
}
