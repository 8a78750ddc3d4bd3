import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { accessKey, type Access } from './access.js';

/** Refuses to start while any route does not say who may call it. */
@Injectable()
export class DeclaredAccess implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.routesWithoutAccess();
    if (open.length > 0) {
      throw new Error(
        `routes without @Allow, @SignedIn, @Operators or @Public: ${open.join(', ')}`,
      );
    }
  }

  private routesWithoutAccess(): readonly string[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype, name }) => {
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof metatype !== 'function' || typeof prototype !== 'object') return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((method) => this.isOpen(instance as Handlers, metatype, method))
        .map((method) => `${String(name)}.${method}`);
    });
  }

  private isOpen(instance: Handlers, controller: Handler, method: string): boolean {
    const handler = instance[method];
    if (handler === undefined) return false;
    const verb = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
    if (verb === undefined) return false;
    return (
      this.reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]) ===
      undefined
    );
  }
}

type Handler = Parameters<Reflector['get']>[1];
type Handlers = Readonly<Record<string, Handler | undefined>>;
