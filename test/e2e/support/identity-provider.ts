import { createServer, type Server } from 'node:http';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';

const keyId = 'key-1';

/** An identity provider of the test's own, on this machine: it signs, and publishes its key. */
export class TestProvider {
  private constructor(
    private readonly server: Server,
    private readonly keys: { readonly known: CryptoKey; readonly unknown: CryptoKey },
    private readonly counted: { asked: number },
    readonly url: string,
  ) {}

  /** How often the keys were asked for. */
  get asked(): number {
    return this.counted.asked;
  }

  static async open(): Promise<TestProvider> {
    const known = await generateKeyPair('RS256', { extractable: true });
    const unknown = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(known.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
    const counted = { asked: 0 };
    const server = createServer((_request, response) => {
      counted.asked += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const keys = { known: known.privateKey, unknown: unknown.privateKey };
    return new TestProvider(server, keys, counted, `http://127.0.0.1:${port}`);
  }

  /** The settings of this provider for the server. */
  get settings() {
    return {
      clientId: 'balcao-till',
      scriptUrl: `${this.url}/gsi/client`,
      issuers: [this.url],
      keysUrl: `${this.url}/keys`,
    };
  }

  /** A token as the provider's script hands it over; `kid` names another key. */
  token(claims: JWTPayload, { kid = keyId, isOurs = true } = {}): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(isOurs ? this.keys.known : this.keys.unknown);
  }

  /** A token that nobody has signed. */
  unsigned(claims: JWTPayload): string {
    return new UnsecuredJWT(claims).encode();
  }

  close(): Promise<void> {
    return new Promise((closed) => {
      this.server.close(() => {
        closed();
      });
      this.server.closeAllConnections();
    });
  }
}
