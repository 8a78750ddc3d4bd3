import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface.js';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Public } from './access.js';
import { DeclaredAccess } from './declared-access.js';

@Controller('open')
class ForgottenController {
  @Get('declared')
  @Public()
  declared(): string {
    return 'for everybody';
  }

  @Get('forgotten')
  forgotten(): string {
    return 'for whom?';
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [ForgottenController],
  providers: [DeclaredAccess],
})
class ForgottenModule {}

describe('a route that does not say who may call it', () => {
  it('keeps the app from starting', async () => {
    const quiet = { abortOnError: false, logger: false } as const;
    const options = Object.assign(new NestApplicationContextOptions(), quiet);
    const app = await NestFactory.create(ForgottenModule, new FastifyAdapter(), options);
    await expect(app.init()).rejects.toThrow(
      'routes without @Allow, @SignedIn, @Operators or @Public: ForgottenController.forgotten',
    );
    await app.close().catch(() => undefined);
  });
});
