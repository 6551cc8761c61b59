// The email of an operator: ASCII only. Other letters have capitals that PostgreSQL, JavaScript and
// the identity provider compare differently, so two people could seem to be one.
import { Text } from '../../api/http/schema.ts';

const pattern = '^(?!.*@.*@)[!-~]+@[!-~]+$';

export const OperatorEmail = Text(3, 254, {
  pattern,
  allowed: 'an email address of at most 254 characters, in ASCII',
});

export const isOperatorEmail = (text: string): boolean => text.length <= 254 && new RegExp(pattern).test(text);
