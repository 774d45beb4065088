import { sqlOn } from '../src/kit/db/sql-on.ts';
import type { Shop } from './shop.ts';

/** Makes storing payments fail until `repair`. `tries` returns the number of attempts. */
export async function breakCharges({ deps }: Pick<Shop, 'deps'>): Promise<{ tries(): Promise<number>; repair(): Promise<void> }> {
  const sql = sqlOn(deps.db.owner.$client);
  // a sequence is not rolled back
  await sql.query(`
    CREATE SEQUENCE public.tries;
    CREATE FUNCTION public.break() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN PERFORM nextval('public.tries'); RAISE EXCEPTION 'broken'; END $$;
    CREATE TRIGGER broken BEFORE INSERT ON money.charges FOR EACH ROW EXECUTE FUNCTION public.break()`);
  return {
    async tries() {
      const [row] = await sql<{ n: number }[]>`SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS n FROM public.tries`;
      return row?.n ?? 0;
    },
    async repair() {
      await sql.query('DROP TRIGGER broken ON money.charges; DROP FUNCTION public.break; DROP SEQUENCE public.tries');
    },
  };
}
