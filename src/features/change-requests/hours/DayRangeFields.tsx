import { type FieldPathByValue, type FieldValues, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { isDay } from '#api/days.ts';
import { FormDateField } from '#features/forms/index.ts';
import { endAfter } from './values.ts';

interface DayRangeFieldsProps<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly begin: { readonly name: FieldPathByValue<V, string>; readonly label: string };
  readonly end: { readonly name: FieldPathByValue<V, string>; readonly label: string };
  /** The current business day. */
  readonly today: string;
}

/** The fields of a first and a last day. An end before the beginning is cleared. */
export function DayRangeFields<V extends FieldValues>({ form, begin, end, today }: DayRangeFieldsProps<V>) {
  const { control, getValues, setValue } = form;
  const { isSubmitted } = form.formState;
  const first = useWatch({ control, name: begin.name }) as string;
  const clearPassedEnd = (day: string) => {
    const last: string = getValues(end.name);
    const left = endAfter(day, last, isDay) as PathValue<V, typeof end.name>;
    if (left !== last) setValue(end.name, left, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <FormDateField control={control} {...begin} deps={end.name} required today={today} onCommit={clearPassedEnd} />
      <FormDateField control={control} {...end} required today={today} min={isDay(first) ? first : undefined} />
    </>
  );
}
