import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TrackContact } from "./track-form.ts";

/** In what right somebody may see what has a number: their account, their browser, or proof of number and contact. */
export type Viewer = { isGranted: boolean; guestHash: string | null; accountId: number | null };

/** What is followed by its number; all of them keep who it belongs to in columns of the same names. */
type Numbered = "orders" | "bookings" | "moving_bookings";

/** That a row was made from this browser or by this account; true of none for who is neither. */
export function isOwn(table: Numbered, owner: Omit<Viewer, "isGranted">): RawBuilder<SqlBool> {
	const is = (column: string, value: string | number | null) =>
		value === null ? [] : [sql`${sql.ref(`${table}.${column}`)} = ${value}`];
	const ways = [...is("visitor_hash", owner.guestHash), ...is("account_id", owner.accountId)];
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}

/** That a row may be shown to a viewer. Without one it is the shop, or staff, who look. */
export function isShownTo(table: Numbered, viewer: Viewer | undefined): RawBuilder<SqlBool> {
	return viewer === undefined || viewer.isGranted ? sql<SqlBool>`(1 = 1)` : isOwn(table, viewer);
}

/** That a row was left with this e-mail or phone. What was left empty proves nothing. */
export function hasContact(table: Numbered, contact: TrackContact): RawBuilder<SqlBool> {
	const [column, value] = "email" in contact ? ["email", contact.email] : ["contact_e164", contact.e164];
	const left = sql.ref(`${table}.${column}`);
	const ways = value === "" ? [] : [sql`${left} = ${value}`];
	// Of digits alone, so that there is nothing to escape; no end of nothing, which a deleted account leaves.
	if ("ending" in contact && contact.ending) ways.push(sql`${left} like ${`%_${contact.ending}`}`);
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}
