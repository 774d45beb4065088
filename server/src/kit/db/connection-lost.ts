/** A connection to the database that could not be opened, or broke, as detected by our own code. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}
