import { ContactController } from './contact.controller.js';

export const contactControllers = [ContactController];
