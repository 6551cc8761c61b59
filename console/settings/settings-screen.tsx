// Own settings, for everyone who has signed in: password, authenticator app, e-mails, sessions,
// and colors.
import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../app/session.ts';
import { Panel } from '../parts/panel.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { inWords, words } from '../words/en.ts';
import { Authenticator } from './authenticator-form.tsx';
import { OwnMails } from './own-mails.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

const schemes = ['auto', 'light', 'dark'] as const;

export function SettingsScreen() {
  const session = useQuery(sessionQuery);
  if (session.data === undefined) return <ScreenInstead title={words.settings.title} query={session} />;
  const { operator, has_authenticator: hasApp } = session.data;
  const { name, email, role } = operator;
  return (
    <Stack gap="md">
      <ScreenHead title={words.settings.title} below={`${name} · ${email} · ${inWords(role)}`} />
      <Panel title={words.settings.scheme}>
        <ColorScheme />
      </Panel>
      <Panel title={words.settings.password}>
        {operator.has_password ? (
          <PasswordForm email={email} hasApp={hasApp} />
        ) : (
          <Text size="sm">{words.settings.noPassword}</Text>
        )}
      </Panel>
      {operator.has_password && (
        <Panel title={words.settings.authenticator}>
          <Authenticator hasApp={hasApp} />
        </Panel>
      )}
      {operator.processor_uuid === null && <OwnMails />}
      <OwnSessions />
    </Stack>
  );
}

function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap="xs" align="start">
      <SegmentedControl
        aria-label={words.settings.scheme}
        data={schemes.map((value) => ({ value, label: words.settings.schemes[value] }))}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as (typeof schemes)[number])}
      />
      <Text size="sm" className="quiet">
        {words.settings.schemeWhy}
      </Text>
    </Stack>
  );
}
