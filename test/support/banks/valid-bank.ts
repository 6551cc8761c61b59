// A complete and valid bank of a banks file.

/** Logs in with the password in BANK_PASSWORD. */
export function validBank() {
  return {
    name: 'first-example',
    odfi: '091000019',
    immediate_destination: '091000019',
    immediate_destination_name: 'FIRST EXAMPLE BANK',
    immediate_origin: '1234567890',
    immediate_origin_name: 'EXAMPLE PAYMENTS',
    company_identification: '1234567890',
    company_name: 'EXAMPLE',
    windows: {
      same_day: [{ closes: '09:45', settles: '13:00' }],
      next_day: { closes: '17:00' },
    },
    sftp: {
      host: 'sftp.bank.example',
      username: 'example',
      password: { env: 'BANK_PASSWORD' },
      host_keys: ['SHA256:ht+qb8ckV14AvQbgJldN09NwZ23vdwTiRnXHtaFRcEY'],
      outgoing: 'to-bank',
      incoming: 'from-bank',
      archive: 'from-bank/done',
    },
  };
}
