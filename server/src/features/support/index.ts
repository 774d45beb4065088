export { answerTicket, closeTicket } from './answer.ts';
export { forwardToOperators } from './forward-to-operators.ts';
export { forgetTicket, openTicket, type Writer } from './ticket.ts';
