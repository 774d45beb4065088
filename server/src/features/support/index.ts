export { answerTicket, closeTicket } from './answer.ts';
export { passOn } from './pass-on.ts';
export { forgetTicket, openTicket, type Writer } from './ticket.ts';
