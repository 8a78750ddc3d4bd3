import { once } from 'node:events';
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { type handleUnaryCall, Server, ServerCredentials, status } from '@grpc/grpc-js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { serveAppend } from './append-service.js';
import { Faults } from './faults.js';
import { MemoryLog } from './memory-log.js';
import { failure } from './messages.js';
import { serveRead } from './read-service.js';

export interface StandInOptions {
  /** The most bytes of events that are kept; then appends are refused. */
  readonly bytesMax?: number;
  /** Serves over TLS, with a key and a certificate in PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Turns away every call without this name and password, `user:password`. */
  readonly credentials?: string;
}

const megabyte = 1_048_576;

/**
 * Speaks EventStoreDB's protocol on loopback, by the service definitions that its client ships, as
 * far as the event store needs it: appends, reads and subscriptions of all streams, gossip. It
 * keeps its events in memory, across `stop` and `start`, and goes wrong as its `faults` say.
 */
export class StandIn {
  readonly faults = new Faults();
  readonly log: MemoryLog;
  /** Events that reads and subscriptions have been sent. */
  eventsSent = 0;
  private readonly sockets = new Set<Socket>();
  /** Names of the other ends of connections on which nothing is answered any more. */
  private readonly frozen = new Set<string>();
  private readonly grpc = new Server({
    'grpc.max_receive_message_length': 16 * megabyte,
    // Kestrel's own, which no version of the server sets.
    'grpc.max_concurrent_streams': 100,
  });
  private listener: NetServer | undefined;
  private listensOn = 0;

  private constructor(private readonly options: StandInOptions) {
    this.log = new MemoryLog(options.bytesMax ?? 256 * megabyte);
  }

  static async start(options: StandInOptions = {}): Promise<StandIn> {
    const standIn = new StandIn(options);
    standIn.serve();
    await standIn.start();
    return standIn;
  }

  get port(): number {
    return this.listensOn;
  }

  /** The connection string of this server, as the only node there is. */
  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** The connection string by which a client asks it for the members of its cluster. */
  get clusterUrl(): string {
    return `esdb+discover://127.0.0.1:${this.port}?tls=false`;
  }

  /** Listens, on the port it has had before. */
  async start(): Promise<void> {
    const injector = this.grpc.createConnectionInjector(ServerCredentials.createInsecure());
    const take = (socket: Socket) => {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(socket);
        });
      injector.injectConnection(socket);
    };
    const { tls } = this.options;
    const listener = tls
      ? createTlsServer({ ...tls, ALPNProtocols: ['h2'] }, take)
      : createServer({ noDelay: true }, take);
    this.listener = listener;
    await new Promise<void>((resolve, reject) => {
      listener.on('error', reject).listen(this.listensOn, '127.0.0.1', resolve);
    });
    const address = listener.address() as AddressInfo;
    this.listensOn = address.port;
  }

  /** Goes away: connections are refused. What was written stays, except for remembered ids. */
  async stop(): Promise<void> {
    const { listener } = this;
    this.listener = undefined;
    this.log.forget();
    const closed = listener && once(listener, 'close');
    listener?.close();
    this.dropConnections();
    await closed;
  }

  /** Cuts every connection in the middle of its transfer. */
  readonly dropConnections = (): void => {
    for (const socket of this.sockets) socket.destroy();
  };

  /** Cuts the connection of one caller. */
  dropConnectionOf(peer: string): void {
    for (const socket of this.sockets) if (nameOf(socket) === peer) socket.destroy();
  }

  /** Answers nothing any more on the connections that there are, and keeps them open. */
  freezeConnections(): void {
    for (const socket of this.sockets) this.frozen.add(nameOf(socket));
  }

  get connections(): number {
    return this.sockets.size;
  }

  async end(): Promise<void> {
    await this.stop();
    this.grpc.forceShutdown();
  }

  private serve(): void {
    this.grpc.addService(streamsService.StreamsService, {
      append: this.guarded(serveAppend(this)),
      read: this.guarded(serveRead(this)),
    });
    this.grpc.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: (error: null, value: unknown) => void) => {
        answer(null, new features.SupportedMethods().setEventStoreServerVersion('24.10.5'));
      },
    });
    this.grpc.addService(gossipService.GossipService, {
      read: (_: unknown, answer: (error: null, value: unknown) => void) => {
        answer(null, this.members());
      },
    });
  }

  private members(): gossip.ClusterInfo {
    const at = new gossip.EndPoint().setAddress('127.0.0.1').setPort(this.port);
    const leader = new gossip.MemberInfo()
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setTimeStamp('0')
      .setHttpEndPoint(at);
    return new gossip.ClusterInfo().setMembersList([leader]);
  }

  /** Lets calls through that bring the credentials, if any are wanted. */
  private guarded(serve: (call: never, answer: never) => void): handleUnaryCall<unknown, unknown> {
    const { credentials } = this.options;
    const wanted = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
    return (call, answer: unknown) => {
      if (this.frozen.has(call.getPeer())) {
        this.faults.unheardCalls += 1;
        call.on('error', () => undefined);
        return;
      }
      const [sent] = call.metadata.get('authorization');
      if (wanted === undefined || sent === wanted) {
        serve(call as never, answer as never);
        return;
      }
      const refusal = failure(status.UNAUTHENTICATED, 'Unauthenticated');
      if (typeof answer === 'function') (answer as (error: unknown) => void)(refusal);
      else call.emit('error', refusal);
    };
  }
}

/** The other end of a connection, as gRPC names it. */
const nameOf = ({ remoteAddress, remotePort }: Socket): string =>
  `${remoteAddress ?? ''}:${remotePort ?? 0}`;
