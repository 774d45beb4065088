export { isOperator, notifyOperators, queueBotMessage, queueForUser } from './queue.ts';
export { sendBotMessage, subjectOf } from './send.ts';
