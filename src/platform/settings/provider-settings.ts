// Which settings of a provider need each other: what is missing, or has no effect.
import { keyOf } from '../std/signing-secret.ts';

type Environment = Record<string, string | undefined>;

/** One sentence for each problem. */
export function incompleteProviders(environment: Environment): string[] {
  return [
    ...incompleteLinking(environment),
    ...incompleteValidation(environment),
    ...incompleteVerification(environment),
    ...incompleteScreening(environment),
    ...incompleteOidc(environment),
    ...incompleteNotices(environment),
  ];
}

/** A provider needs all of its settings, and its settings need a provider. */
function incompleteLinking(environment: Environment): string[] {
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  const [provider, url, keyId, secret] = [
    'ACHORD_LINKING_PROVIDER',
    'ACHORD_LINKING_URL',
    'ACHORD_LINKING_KEY_ID',
    'ACHORD_LINKING_SECRET',
  ] as const;
  if (!isSet(provider))
    return [url, keyId, secret]
      .filter(isSet)
      .map((name) => `${name} has no effect without ${provider}: set ${provider}, or remove ${name}.`);
  const overHttp = environment[provider] === 'http';
  const problems = [...(overHttp ? [url] : []), keyId, secret]
    .filter((name) => !isSet(name))
    .map((name) => `${name} must be set when ${provider} is set: the provider gives it.`);
  if (overHttp && isSet(secret) && keyOf(environment[secret]!) === null)
    problems.push(`${secret} must be whsec_ and base64 of 24 to 64 bytes when ${provider} is http.`);
  return problems;
}

/** The URL, the key id and the secret of the validation provider need each other. */
function incompleteValidation(environment: Environment): string[] {
  return missingOf(['ACHORD_VALIDATION_URL', 'ACHORD_VALIDATION_KEY_ID', 'ACHORD_VALIDATION_SECRET'], environment);
}

/** Also the settings of the provider that verifies businesses. */
function incompleteVerification(environment: Environment): string[] {
  return missingOf(
    ['ACHORD_VERIFICATION_URL', 'ACHORD_VERIFICATION_KEY_ID', 'ACHORD_VERIFICATION_SECRET'],
    environment,
  );
}

function incompleteScreening(environment: Environment): string[] {
  return missingOf(['ACHORD_SCREENING_URL', 'ACHORD_SCREENING_KEY_ID', 'ACHORD_SCREENING_SECRET'], environment);
}

/** The provider sends browsers back to the public URL. */
function incompleteOidc(environment: Environment): string[] {
  const problems = missingOf(['ACHORD_OIDC_ISSUER', 'ACHORD_OIDC_CLIENT_ID', 'ACHORD_OIDC_CLIENT_SECRET'], environment);
  if ((environment.ACHORD_OIDC_ISSUER ?? '') !== '' && (environment.ACHORD_PUBLIC_URL ?? '') === '')
    problems.push('ACHORD_PUBLIC_URL must be set when ACHORD_OIDC_ISSUER is set: browsers come back to it.');
  return problems;
}

/** A notice has a link to the console. */
function incompleteNotices(environment: Environment): string[] {
  const problems = [
    ...missingOf(['ACHORD_SMTP_URL', 'ACHORD_MAIL_FROM'], environment),
    ...missingOf(['ACHORD_NOTICE_URL', 'ACHORD_NOTICE_SECRET'], environment),
  ];
  const names = ['ACHORD_SMTP_URL', 'ACHORD_NOTICE_URL'].filter((name) => (environment[name] ?? '') !== '');
  if (names.length > 0 && (environment.ACHORD_PUBLIC_URL ?? '') === '')
    problems.push(
      `ACHORD_PUBLIC_URL must be set when ${names.join(' or ')} is set: each notice has a link to the console.`,
    );
  return problems;
}

function missingOf(names: readonly string[], environment: Environment): string[] {
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name} must be set: ${names.join(', ')} are set together or not at all.`);
}
