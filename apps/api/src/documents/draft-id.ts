import { Param, type PipeTransform } from '@nestjs/common';
import { refuse } from '@balcao/domain';

const shape = /^[0-9A-Za-z_]{1,64}$/;

class DraftIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    return shape.test(id) ? id : refuse('draft.notFound', { id });
  }
}

/** The draft that the address names; streams are named by it. */
export const DraftId = (): ParameterDecorator => Param('draftId', new DraftIdPipe());
