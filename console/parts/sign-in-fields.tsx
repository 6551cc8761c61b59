// The fields that prove who someone is: a password, and the code of an authenticator app.
import { PasswordInput, TextInput } from '@mantine/core';
import { words } from '../words/en.ts';

interface FieldProps {
  value: string;
  change(value: string): void;
}

interface PasswordProps extends FieldProps {
  label?: string;
  description?: string;
  /** A new one is not filled in by the browser, and has a least length. */
  isNew?: boolean;
  /** The first field of its dialog has the focus. */
  isFirst?: boolean;
}

export const PasswordField = ({
  label = words.signIn.password,
  description,
  isNew = false,
  isFirst = false,
  value,
  change,
}: PasswordProps) => (
  <PasswordInput
    label={label}
    description={description}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    required
    {...(isNew ? { minLength: 12 } : {})}
    {...(isFirst ? { 'data-autofocus': true } : {})}
    value={value}
    onChange={({ currentTarget }) => change(currentTarget.value)}
    visibilityToggleButtonProps={{ 'aria-label': words.signIn.showPassword }}
  />
);

interface CodeProps extends FieldProps {
  label?: string;
  description?: string;
  required?: boolean;
}

export const CodeField = ({ label = words.signIn.code, description, required = false, value, change }: CodeProps) => (
  <TextInput
    label={label}
    description={description}
    inputMode="numeric"
    autoComplete="one-time-code"
    required={required}
    value={value}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);

/** The code as a request has it: people type it in two halves. Empty: none. */
export const sentCode = (code: string): { code?: string } => (code === '' ? {} : { code: code.replaceAll(' ', '') });
