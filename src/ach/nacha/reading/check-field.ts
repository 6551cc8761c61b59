// Checks the value of a field by the layouts, with reasons.

import { isDay } from '../calendar-date.ts';
import { hasRightCheckDigit } from '../check-digit.ts';
import { changeCodeRow } from '../codes/change-codes.ts';
import { returnCodeRow } from '../codes/return-codes.ts';
import { serviceClasses, serviceClassRow } from '../codes/service-classes.ts';
import { transactionCodeRow } from '../codes/transaction-codes.ts';
import { blank } from '../layout/bytes.ts';
import type { Field, ValueField } from '../layout/field.ts';
import { isRejectedTrace } from '../rejected-entries.ts';

/** A wrong value, whose severity depends on the field, or something unusual that has none. */
export interface FieldFinding {
  note: boolean;
  allowed: string;
  /** The end of a sentence that begins with the field and its value. */
  message: string;
}

const problem = (allowed: string, message = `must be ${allowed}`): FieldFinding => ({ note: false, allowed, message });
const note = (message: string): FieldFinding => ({ note: true, allowed: '', message });

/**
 * Checks the characters of one field.
 *
 * A required field that is blank or all zeros is a note, and so is a value that can be read in only
 * one way (blanks before a number, lower case in a code). What everything else does is in the table
 * of severities.
 */
export function checkField(field: Field, text: string): FieldFinding | null {
  if (field.kind === 'constant') return text === field.constant ? null : problem(`"${field.constant}"`);
  if (hasControl(text)) return problem('printable characters', 'contains a character that is not printable');
  if (field.kind === 'blank') return text.trim() === '' ? null : note('should be blank');
  return checkAbsence(field, text) ?? (text.trim() === '' ? null : (checkKind(field, text) ?? checkValue(field, text)));
}

function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < blank || code === 127) return true;
  }
  return false;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 126) return false;
  return true;
}

/** Kinds of which zeros are no value. */
const absentAsZeros: readonly string[] = ['text', 'digits', 'date', 'routing', 'origin'];

function checkAbsence(field: ValueField, text: string): FieldFinding | null {
  const isBlank = text.trim() === '';
  const isZero = text.length > 1 && absentAsZeros.includes(field.kind) && /^ *0[0 ]*$/.test(text);
  if (!isBlank && !isZero) return null;
  const is = isBlank ? 'is blank' : 'is all zeros';
  if (field.presence === 'mandatory' || (field.field === 'account_number' && isBlank)) {
    // It is compared with the trace number of the entry, as a note: many banks leave it out.
    if (field.field === 'trace_number' && field.computed) return null;
    if (field.field === 'corrected_data') return null;
    return problem('a value', `${is}, but is mandatory`);
  }
  return field.presence === 'required' ? note(`${is}, but should have a value`) : null;
}

/** A wrong day in the addenda of a return is a note: nothing is computed from it. */
const informationOnly = ['date_of_death', 'date_original_entry_returned'];

function checkKind(field: ValueField, text: string): FieldFinding | null {
  switch (field.kind) {
    case 'text':
    case 'origin':
      return isAscii(text) ? null : note('has characters outside ASCII');
    case 'digits':
      if (field.field === 'trace_number' && (field.computed || isRejectedTrace(text))) return null;
      return /^[0-9]+$/.test(text) ? null : problem(text.length === 1 ? 'a digit' : `${text.length} digits`);
    case 'number':
    case 'amount':
      if (/^[0-9]+$/.test(text)) return null;
      return /^ +[0-9]+$/.test(text)
        ? note('is filled with blanks instead of zeros')
        : problem(`a number of ${text.length} digits`);
    case 'date':
      if (/^0+$/.test(text) || isDay(text)) return null;
      return informationOnly.includes(field.field)
        ? note('is not an existing day')
        : problem('an existing day, YYMMDD');
    case 'time':
      return /^([01][0-9]|2[0-3])[0-5][0-9]$/.test(text) ? null : problem('a time of day, HHMM');
    case 'day':
      return /^[0-9]{3}$/.test(text) && Number(text) <= 366 ? null : problem('a day of the year, 001 to 366');
    case 'routing':
      if (!/^ [0-9]{9}$/.test(text))
        return /^[!-~ ]+$/.test(text)
          ? note('is not a blank and a routing number')
          : problem('a blank and a routing number');
      return hasRightCheckDigit(text.slice(1))
        ? null
        : problem('a routing number', 'is a routing number with a wrong check digit');
    case 'reason':
      return returnCodeRow(`R${text}`) === undefined ? problem('the two digits of a return code') : null;
  }
}

/** Fields with a fixed set of values. */
const values: Record<string, (text: string) => FieldFinding | null> = {
  service_class_code: (text) =>
    serviceClassRow(Number(text)) === undefined ? problem(Object.keys(serviceClasses).join(', ')) : null,
  originator_status_code: (text) => (/^[012]$/.test(text) ? null : problem('0, 1 or 2')),
  file_id_modifier: (text) => {
    if (/^[A-Z0-9]$/.test(text)) return null;
    return /^[a-z]$/.test(text) ? note('is in lower case') : problem('A to Z or 0 to 9');
  },
  transaction_code: (text) =>
    transactionCodeRow(Number(text)) === undefined ? problem('a transaction code', 'is not a transaction code') : null,
  addenda_indicator: (text) => (/^[01]$/.test(text) ? null : problem('0 or 1')),
  return_code: (text) => checkCode(text, returnCodeRow, 'a return code'),
  change_code: (text) => checkCode(text, changeCodeRow, 'a change code'),
  refused_change_code: (text) => checkCode(text, changeCodeRow, 'a change code'),
};

function checkCode(text: string, rowOf: (code: string) => unknown, what: string): FieldFinding | null {
  if (rowOf(text) !== undefined) return null;
  return rowOf(text.toUpperCase()) === undefined
    ? problem(what, `is not ${what} that the rules define`)
    : note('is in lower case');
}

function checkValue(field: ValueField, text: string): FieldFinding | null {
  return values[field.field]?.(text) ?? null;
}
