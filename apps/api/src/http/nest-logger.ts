import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Nest's own lines, in the same structured log as everything else. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  debug(message: unknown, ...context: unknown[]): void {
    this.target.debug({ context }, String(message));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    this.target.trace({ context }, String(message));
  }

  /** Routes and modules as they are mapped: of interest to nobody in production. */
  log(message: unknown, ...context: unknown[]): void {
    this.target.debug({ context }, String(message));
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.target.warn({ context }, String(message));
  }

  error(message: unknown, ...context: unknown[]): void {
    this.target.error({ context }, String(message));
  }

  fatal(message: unknown, ...context: unknown[]): void {
    this.target.fatal({ context }, String(message));
  }
}
