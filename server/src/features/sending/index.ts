export { registerSending } from './routes.ts';
export { type Shipment, ship } from './ship.ts';
