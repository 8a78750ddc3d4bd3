import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { refuseReadOnly } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { accessKey, type Access } from '../access/access.js';
import { memberIn } from '../access/caller.js';
import { Subscriptions } from './subscriptions.js';

const reads = new Set(['GET', 'HEAD']);

/** What looks at something changes nothing, even where it is asked for by a command. */
const isLooking = (permission: string): boolean => /\.view/.test(permission);
const isBilling = (permission: string): boolean => permission.startsWith('billing.');

/**
 * Refuses what would change something for a company whose paid days are over. Behind the guard of
 * access: it knows the company by then, and that the caller may do what is asked.
 */
@Injectable()
export class StandingGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly subscriptions: Subscriptions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.subscriptions.isBilled) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, targets);
    if (reads.has(request.method) || access?.kind !== 'permission') return true;
    const { permission } = access;
    if (isLooking(permission) || isBilling(permission)) return true;
    const member = memberIn(request);
    if (member !== undefined) {
      refuseReadOnly(await this.subscriptions.standing(member.companyId));
    }
    return true;
  }
}
