import { type RawBuilder, type SqlBool, sql } from "kysely";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";

/** An amount of a currency, in minor units. */
type Spent = { currency: string; amount: number };

/**
 * The orders, stays and moves of some people, each with what they spent on it: nothing if it was cancelled, and of an
 * order what was not refunded.
 */
const purchases = (isTheirs: (table: string) => RawBuilder<SqlBool>) => sql`(
	select account_id, email, created_at, currency,
			case when status in ('cancelled', 'expired') then 0 else total - refunded_total end as amount
		from orders where ${isTheirs("orders")}
	union all select account_id, email, created_at, currency,
			case when status in ('confirmed', 'checked_in', 'checked_out') then total else 0 end
		from bookings where ${isTheirs("bookings")}
	union all select account_id, email, created_at, coalesce(currency, ''),
			case when status in ('confirmed', 'delivered') and currency is not null then coalesce(price, 0) else 0 end
		from moving_bookings where ${isTheirs("moving_bookings")}
) as bought`;

/** What somebody spent, by currency. */
export async function sumSpent(db: Database, owner: DataOwner): Promise<Spent[]> {
	const bought = purchases((table) => belongsTo(table, owner));
	const { rows } = await sql<Spent>`
		select currency, sum(amount) as amount from ${bought}
		group by currency having sum(amount) > 0 order by currency`.execute(db);
	return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}

type Person = { id: number; account_id: number | null; email: string; confirmed_at: string | null };
type Bought = { count: number; lastAt: string; spent: Spent[] };
type Sum = { account_id: number | null; guest: string; count: number; last_at: string } & Spent;

/** What each customer of a page bought: how often, when last, and for how much of each currency. */
export async function sumPurchases(db: Database, people: readonly Person[]): Promise<Map<number, Bought>> {
	const accounts = new Map(people.map(({ id, account_id }) => [account_id, id]));
	// What a guest bought with the confirmed address of an account is the account's.
	const guests = new Map(
		people
			.filter(({ account_id, confirmed_at }) => account_id === null || confirmed_at !== null)
			.map(({ id, email }) => [email, id]),
	);
	const accountIds = people.flatMap(({ account_id }) => account_id ?? []);
	const bought = purchases((table) => {
		const column = (name: string) => sql.ref(`${table}.${name}`);
		return sql`(${isIn(column("account_id"), accountIds)}
			or (${column("account_id")} is null and ${isIn(column("email"), [...guests.keys()])}))`;
	});
	const { rows } = await sql<Sum>`
		select account_id, case when account_id is null then email else '' end as guest, currency,
			count(*) as count, sum(amount) as amount, max(created_at) as last_at
		from ${bought} group by 1, 2, 3 order by 3`.execute(db);
	const found = new Map<number, Bought>();
	for (const row of rows) {
		const id = row.account_id === null ? guests.get(row.guest) : accounts.get(row.account_id);
		if (id === undefined) continue;
		const sum = found.get(id) ?? { count: 0, lastAt: "", spent: [] };
		sum.count += Number(row.count);
		if (row.last_at > sum.lastAt) sum.lastAt = row.last_at;
		const amount = Number(row.amount);
		if (amount > 0) sum.spent.push({ currency: row.currency, amount });
		found.set(id, sum);
	}
	return found;
}

const isIn = (column: RawBuilder<unknown>, values: readonly (string | number)[]): RawBuilder<SqlBool> =>
	values.length > 0 ? sql<SqlBool>`${column} in (${sql.join(values)})` : sql<SqlBool>`(1 = 0)`;
