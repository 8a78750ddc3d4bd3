import { Module } from '@nestjs/common';
import { textControllers } from './text-registers.js';

/** The registers that have texts only: their routes follow from their declarations. */
@Module({ controllers: [...textControllers] })
export class TextRegistersModule {}
