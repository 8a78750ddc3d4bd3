/** A setting as its reference describes it. */
export interface DeclaredSetting {
  /** Without it there is none, or `what` says what holds. */
  readonly default?: string;
  readonly what: string;
}

/** A group of settings, in the order of the reference. */
export interface SettingGroup {
  readonly title: string;
  readonly settings: Readonly<Record<string, DeclaredSetting>>;
}

/** Every setting of the API nodes and projectors of an installation. */
export const declaredSettings = [
  {
    title: 'Server',
    settings: {
      PORT: { default: '3000', what: 'The port that the API listens on.' },
      HOST: {
        default: '127.0.0.1',
        what:
          'The address that the API listens on: by default only this machine reaches ' +
          'it, with `0.0.0.0` the network does.',
      },
      DATA_DIR: { default: './data', what: 'The folder of everything that must be kept.' },
      LOG_LEVEL: {
        default: 'info',
        what: '`trace`, `debug`, `info`, `warn`, `error` or `silent`.',
      },
      TRUST_PROXY: {
        default: 'false',
        what:
          'The reverse proxies whose headers are trusted: their number (`true` is 1) ' +
          'or their networks, such as `10.0.0.0/8`.',
      },
      EVENTSTORE_URL: {
        what:
          'The address of EventStoreDB, which then keeps the events; `esdb://` or ' +
          '`esdb+discover://`.',
      },
      MONGODB_URL: {
        what: 'The address of MongoDB, which then keeps the rows, in the database that it names.',
      },
      REDIS_URL: {
        what:
          'The address of Redis, which then keeps the jobs, and counts attempts and ' +
          'mails for all nodes.',
      },
      PROJECTIONS: {
        what:
          'Where rows are made: `here` in the API, `apart` in projectors. By default ' +
          '`apart` if both events and rows are on servers.',
      },
    },
  },
  {
    title: 'Mail and addresses',
    settings: {
      PUBLIC_URL: {
        default: 'http://localhost:<PORT>',
        what: 'The address at which people reach the product; links in mails begin with it.',
      },
      SMTP_URL: {
        what:
          'The mail server, `smtp://user:password@host:587` or `smtps://…`. Without it ' +
          'mails are written to `DATA_DIR/mail`.',
      },
      MAIL_FROM: { default: 'Balcão <balcao@localhost>', what: 'The sender of mails.' },
      CONTACT_EMAIL: { what: 'Where messages of the page Contact are sent.' },
      OPERATOR_NAME: {
        what: 'The name of the operator, for the pages About, Contact, Privacy and Terms.',
      },
      OPERATOR_ADDRESS: { what: 'The operator’s address.' },
      OPERATOR_NUIT: { what: 'The operator’s NUIT.' },
      OPERATOR_PHONE: { what: 'The operator’s telephone.' },
    },
  },
  {
    title: 'Access and keys',
    settings: {
      SETUP_CODE: {
        what:
          'The code that the first visit asks for, at least 8 characters. Without it ' +
          'the code is written to the standard output at start (`The first visit takes ' +
          'the code …`), the same on every node with the same `SECRETS_KEY`. No code ' +
          'is asked for while `HOST` is a loopback address and `TRUST_PROXY` is ' +
          '`false`.',
      },
      SIGN_UP: {
        default: 'closed',
        what:
          '`open` lets anybody open an account and a company; with `closed` only the ' +
          'first visit and invitations do.',
      },
      SECRETS_KEY: {
        default: 'DATA_DIR/secrets.key',
        what:
          '32 bytes in base64 or hex that encrypt the secrets of authenticators and ' +
          'webhooks (`openssl rand -base64 32`). The file is created when it is ' +
          'needed. Every API node and projector needs the same key, so set it on ' +
          'several.',
      },
      IDENTITY_CLIENT_ID: {
        what:
          'The id of the product at the identity provider; its button is shown once ' +
          'all four settings are set.',
      },
      IDENTITY_SCRIPT_URL: { what: 'The script that draws the button.' },
      IDENTITY_ISSUER: { what: 'The issuers that its tokens may name, separated by commas.' },
      IDENTITY_KEYS_URL: { what: 'Where it publishes its signing keys (JWKS).' },
      SERVICE_ADMINS: {
        what:
          'E-mail addresses, separated by commas. A user with one of them, confirmed, ' +
          'can open `/service`, and gets a mail when a company’s journal is damaged.',
      },
      PRINTER_NETWORKS: {
        what:
          'Networks in which the server may print receipts on raw printers, such as ' +
          '`192.168.1.0/24, 10.0.0.7:4000`: on the ports 9100 to 9109, or on the one ' +
          'that is named. An entry is for the company that the installation was set up ' +
          'for, or, as `COMPANY=192.168.1.0/24`, for the company with that id. A till ' +
          'that may not print names the entry that it needs ' +
          '([why](../adr/0028-the-server-speaks-to-network-printers.md)).',
      },
      SIGNING_KEYS_DIR: {
        what:
          'A folder with the RSA keys that sign documents, `1.pem`, `2.pem` …: the ' +
          'highest signs, older ones verify what they signed. Back it up separately ' +
          'from the data.',
      },
      SOFTWARE_CERTIFICATES: {
        what:
          'The number under which a tax authority has certified the program, by the ' +
          'country of the companies, separated by commas: `AO:123/AGT/2025, ' +
          'PT:1234/AT`; also `MZ:`. Papers and the header of SAF-T name it; without it ' +
          'papers say “processado por computador” and the header says `0`. Every API ' +
          'node and projector needs the same.',
      },
    },
  },
  {
    title: 'Observation',
    settings: {
      METRICS_TOKEN: {
        what:
          'A request with it reads the metrics from anywhere; without it only this ' +
          'machine can.',
      },
      METRICS_PORT: {
        what:
          'Projectors only: the port of `/metrics` and `/ready`; neither is served ' +
          'without it.',
      },
      METRICS_HOST: {
        default: '127.0.0.1',
        what:
          'Projectors only: the address for that port; any address other than the ' +
          'default also needs `METRICS_TOKEN`.',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        what: 'A collector of OTLP over HTTP; without it there are no traces.',
      },
      OTEL_TRACES_SAMPLER_ARG: { default: '1', what: 'The share of traces that is kept, 0 to 1.' },
      WEBHOOKS_ALLOW_LOOPBACK: {
        default: 'false',
        what:
          '`true` lets webhooks of companies call addresses of this machine, to try ' + 'them out.',
      },
    },
  },
  {
    title: 'Payment for the product',
    settings: {
      BILLING: { default: 'off', what: '`on` sells plans; everything is free without it.' },
      BANK_DETAILS: {
        what: 'Where transfers are paid to, as text; transfers are not offered without it.',
      },
      MPESA_API_KEY: { what: 'Turns M-Pesa on; the next two are then required.' },
      MPESA_PUBLIC_KEY: { what: 'Vodacom’s public key, in base64.' },
      MPESA_SERVICE_PROVIDER_CODE: { what: 'The number that is paid.' },
      MPESA_ORIGIN: {
        default: 'developer.mpesa.vm.co.mz',
        what: 'The origin that was registered.',
      },
      MPESA_PAYMENT_URL: {
        default: 'https://api.vm.co.mz:18352',
        what: 'Where payments are requested.',
      },
      MPESA_STATUS_URL: {
        default: 'https://api.vm.co.mz:18353',
        what: 'Where their outcome is queried.',
      },
      EMOLA_URL: { what: 'Turns e-Mola on; the next four are then required.' },
      EMOLA_USERNAME: { what: 'As Movitel gave it.' },
      EMOLA_PASSWORD: { what: 'As Movitel gave it.' },
      EMOLA_PARTNER_CODE: { what: 'As Movitel gave it.' },
      EMOLA_KEY: { what: 'As Movitel gave it.' },
      PAYMENT_CALLBACK_SECRET: {
        what: 'At least 24 characters; with it the networks can report outcomes themselves.',
      },
    },
  },
] as const satisfies readonly SettingGroup[];

/** The name of a setting: one that is not declared cannot be read. */
export type SettingName = KeysOf<(typeof declaredSettings)[number]['settings']>;

type KeysOf<T> = T extends object ? keyof T & string : never;
