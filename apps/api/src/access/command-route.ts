import { applyDecorators, HttpCode, Post } from '@nestjs/common';
import type { Permission } from '@balcao/domain';
import { Allow } from './access.js';
import { ApiCommand, type CommandOptions } from '../http/api-command.js';

interface RouteOptions extends CommandOptions {
  /** The permission of those who may send it. */
  readonly allow: Permission;
}

type Path = string | string[];

/** A route that makes a record: who may, and how it is described. Answers 201. */
export function CreationRoute(path: Path, { allow, ...options }: RouteOptions): MethodDecorator {
  return applyDecorators(Post(path), Allow(allow), ApiCommand(options));
}

/** A route that does something to what is there; otherwise as that of a creation. Answers 200. */
export function CommandRoute(path: Path, options: RouteOptions): MethodDecorator {
  return applyDecorators(HttpCode(200), CreationRoute(path, options));
}
