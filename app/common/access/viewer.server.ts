import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { t } from "#app/common/language/messages.ts";
import type { NumberKind } from "#app/common/reference-number.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { TrackContact } from "./track-form.ts";

/** Why somebody may see a numbered record: their account, their browser, or proof of number and contact. */
export type Viewer = { isGranted: boolean; guestHash: string | null; accountId: number | null };

/** Tables of numbered records, which store their owner in columns with the same names. */
type Numbered = "orders" | "bookings" | "moving_bookings";

/** The condition for rows that this browser or this account created. */
export function isOwn(table: Numbered, owner: Omit<Viewer, "isGranted">): RawBuilder<SqlBool> {
	const is = (column: string, value: string | number | null) =>
		value === null ? [] : [sql`${sql.ref(`${table}.${column}`)} = ${value}`];
	const ways = [...is("guest_hash", owner.guestHash), ...is("account_id", owner.accountId)];
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}

/**
 * Whose data: an account, an email address that a person proved to control (lower case), or both. A record that an
 * account made is that account's, whatever address it names.
 */
export type DataOwner = { accountId: number | null; email: string | null };

/** The condition for rows of `table` that are a person's: those of the account, and those that a guest made with the address. */
export function belongsTo(table: string, { accountId, email }: DataOwner): RawBuilder<SqlBool> {
	const column = (name: string) => sql.ref(`${table}.${name}`);
	const ways: RawBuilder<SqlBool>[] = [];
	if (accountId !== null) ways.push(sql`${column("account_id")} = ${accountId}`);
	if (email) ways.push(sql`(${column("email")} = ${email} and ${column("account_id")} is null)`);
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}

/** The name that replaces a person's in records that stay, and the reason in the history of what is cancelled. */
export const describeErasure = ({ accountId }: DataOwner) =>
	accountId === null
		? { name: t.people.erased, reason: t.people.erasedTitle }
		: { name: t.people.deleted, reason: t.people.deletedTitle };

/** The condition for rows that a viewer may see. Without a viewer, the shop or staff ask. */
export function isShownTo(table: Numbered, viewer: Viewer | undefined): RawBuilder<SqlBool> {
	return viewer === undefined || viewer.isGranted ? sql<SqlBool>`(1 = 1)` : isOwn(table, viewer);
}

/** The condition for rows with this email address or phone number. An empty value never matches. */
export function hasContact(table: Numbered, contact: TrackContact): RawBuilder<SqlBool> {
	const [column, value] = "email" in contact ? ["email", contact.email] : ["contact_e164", contact.e164];
	const left = sql.ref(`${table}.${column}`);
	const ways = value === "" ? [] : [sql`${left} = ${value}`];
	// `ending` contains only digits, so nothing needs escaping; an empty one would match deleted accounts.
	if ("ending" in contact && contact.ending) ways.push(sql`${left} like ${`%_${contact.ending}`}`);
	return ways.length > 0 ? sql<SqlBool>`(${sql.join(ways, sql` or `)})` : sql<SqlBool>`(1 = 0)`;
}

/** All tables of numbered records have the columns of an order that the queries below use. */
const numbered = (db: Database, table: Numbered) => db.selectFrom(table as "orders");

/** The number of the newest record that this browser or this account created. */
export async function findNewestNumber(
	db: Database,
	table: Numbered,
	owner: Omit<Viewer, "isGranted">,
): Promise<string | undefined> {
	const newest = await numbered(db, table)
		.select("number")
		.where(isOwn(table, owner))
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return newest?.number;
}

/** Whether the token of an emailed link (its SHA-256) opens the record with this number. */
export async function isKeyOf(
	db: Database,
	table: "orders" | "bookings",
	{ number, tokenHash }: { number: string; tokenHash: string },
): Promise<boolean> {
	const found = await numbered(db, table)
		.select("id")
		.where("token_hash", "=", tokenHash)
		.where("number", "=", number)
		.executeTakeFirst();
	return found !== undefined;
}

const TABLES: Record<NumberKind, Numbered> = { M: "orders", R: "moving_bookings", H: "bookings" };

/**
 * Whether a number of any kind and a contact belong together. All failures look alike, so that nobody learns which of
 * the two is wrong.
 */
export async function ownsNumber(
	db: Database,
	{ number, contact }: { number: string; contact: TrackContact },
): Promise<boolean> {
	const table = TABLES[number[0] as NumberKind];
	if (!table) return false;
	const found = await numbered(db, table)
		.select("id")
		.where("number", "=", number)
		.where(hasContact(table, contact))
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether a viewer may see the record with a number of any kind. */
export async function isShownToViewer(db: Database, number: string, viewer: Viewer): Promise<boolean> {
	const table = TABLES[number[0] as NumberKind];
	if (!table) return false;
	const found = await numbered(db, table)
		.select("id")
		.where("number", "=", number)
		.where(isShownTo(table, viewer))
		.executeTakeFirst();
	return found !== undefined;
}

/**
 * Moves the rows that a guest created with this email address (lower case) to the account. The browser that created them,
 * which may be a stranger's, no longer sees them. Call it in the transaction that confirms the address. Rows of other
 * accounts stay unchanged. Returns the number of rows moved.
 */
export async function claimGuestRows(
	trx: Transaction<Schema>,
	table: Numbered,
	{ accountId, email }: { accountId: number; email: string },
): Promise<number> {
	const claimed = await sql`update ${sql.table(table)} set account_id = ${accountId}, guest_hash = null
		where email = ${email} and account_id is null`.execute(trx);
	return Number(claimed.numAffectedRows);
}
