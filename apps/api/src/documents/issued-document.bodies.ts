import type {
  CancelDocumentBody as CancelShape,
  PrintDocumentBody as PrintShape,
  RestoreDocumentBody as RestoreShape,
} from '@balcao/contracts';
import { copyKinds, type CopyKind } from '@balcao/contracts';
import { IntersectionType } from '@nestjs/swagger';
import { Day, Flag, OneOf, Text } from '../http/fields.js';
import { ExpectedRevisionBody } from '../registers/register.bodies.js';
import { DocumentTextsBody } from './document.bodies.js';

export class PrintDocumentBody implements PrintShape {
  @OneOf(copyKinds)
  readonly copy!: CopyKind;
}

export class ChangeTextsBody extends IntersectionType(DocumentTextsBody, ExpectedRevisionBody) {}

export class CancelDocumentBody extends ExpectedRevisionBody implements CancelShape {
  @Text(2_000)
  readonly reason!: string;

  @Day({ optional: true })
  readonly on?: string;

  @Flag({ optional: true })
  readonly altersDeclared?: boolean;
}

export class RestoreDocumentBody extends ExpectedRevisionBody implements RestoreShape {
  @Flag({ optional: true })
  readonly altersDeclared?: boolean;
}
