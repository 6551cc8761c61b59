// The folder "First payment" of the Postman collection: its requests in their order, and what each
// of them promises.

export interface Step {
  name: string;
  operationId: string;
  /** The values of the path. */
  path?: Readonly<Record<string, string>>;
  key?: string;
  body?: object;
  /** Lines of a script that runs before the request. */
  before?: readonly string[];
  promise: string;
  /** Lines of a script that runs after it. `data` is what the service answered. */
  test: readonly string[];
}

const account = (account_number: string) => ({
  custom: { account_number, routing_number: '011000015', account_name: 'Everyday', account_type: 'checking' },
});

const data = 'const { data } = pm.response.json();';
const keep = (variable: string) => `pm.collectionVariables.set('${variable}', data.uuid);`;

const payment = {
  payer_uuid: '{{payer_uuid}}',
  payee_uuid: '{{merchant_uuid}}',
  amount: 12_500,
  transaction_fee: 125,
};

export const firstPayment: readonly Step[] = [
  {
    name: '1. Register the payer',
    operationId: 'registerPerson',
    body: {
      first_name: 'Ada',
      last_name: 'Moss',
      address: { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
      bank_account: account('12345678'),
    },
    promise: 'The payer is registered',
    test: ['pm.response.to.have.status(201);', data, keep('payer_uuid')],
  },
  {
    name: '2. Register the merchant',
    operationId: 'registerBusiness',
    body: { kyb: true, business: { name: 'Fjord Market', tin: '123456789' }, bank_account: account('87654321') },
    promise: 'The business is verified: it is a merchant',
    test: [
      'pm.response.to.have.status(201);',
      data,
      "pm.expect(data.kyb_status).to.equal('APPROVED');",
      keep('merchant_uuid'),
    ],
  },
  {
    name: '3. Start a payment',
    operationId: 'createTransaction',
    key: '{{order_key}}',
    body: payment,
    before: ["pm.collectionVariables.set('order_key', pm.variables.replaceIn('order-{{$guid}}'));"],
    promise: 'The payment is started',
    test: [
      'pm.response.to.have.status(201);',
      data,
      "pm.expect(data.transaction_status).to.equal('CAPTURE_PENDING');",
      keep('payment_uuid'),
    ],
  },
  {
    name: '4. Start it again, with the same key',
    operationId: 'createTransaction',
    key: '{{order_key}}',
    body: payment,
    promise: 'It is the same payment',
    test: [data, "pm.expect(data.uuid).to.equal(pm.collectionVariables.get('payment_uuid'));"],
  },
  {
    name: '5. Let six banking days pass',
    operationId: 'advanceClock',
    body: { banking_days: 6 },
    promise: 'The days have passed',
    test: ['pm.response.to.have.status(200);'],
  },
  {
    name: '6. Read the payment',
    operationId: 'getTransaction',
    path: { uuid: '{{payment_uuid}}' },
    promise: 'The merchant is paid',
    test: [data, "pm.expect(data.payout_status).to.equal('PAYOUT_COMPLETE');"],
  },
  {
    name: '7. Refund a part',
    operationId: 'createRefund',
    path: { uuid: '{{payment_uuid}}' },
    body: { amount: 4_000 },
    promise: 'The refund is accepted',
    test: ['pm.response.to.have.status(201);', data, "pm.expect(data.status).to.equal('REFUND_PENDING');"],
  },
  {
    name: '8. Read the events',
    operationId: 'listEvents',
    promise: 'The first event of a payment is that it was started',
    test: [
      data,
      "const ofPayment = data.events.filter((event) => event.data.uuid === pm.collectionVariables.get('payment_uuid'));",
      "pm.expect(ofPayment[0].type).to.equal('TransactionStarted');",
    ],
  },
];
