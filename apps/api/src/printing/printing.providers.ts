import { PaperController } from './paper.controller.js';
import { Papers } from './papers.js';

export const printingControllers = [PaperController];

export const printingProviders = [Papers];
