import { LabelsController } from './labels.controller.js';

export const labelsControllers = [LabelsController];
