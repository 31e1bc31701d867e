import { LRUCache } from "lru-cache";
import pg from "pg";

/** The most statements that a process prepares. Each connection keeps the text and the plan of each. */
const MOST_PREPARED = 500;
/** Texts that come less often, such as those of lists of different lengths, are not worth the memory. */
const TIMES_BEFORE = 5;

const timesSent = new LRUCache<string, number>({ max: 1_000 });
/** By text; null for one that can't be prepared. */
const names = new Map<string, string | null>();

/** Its result has other columns once a migration has added one, which PostgreSQL refuses to a prepared statement. */
const HAS_ALL_COLUMNS = /(?:select|returning|\.) ?\*/;
/** Of a list: which index is best depends on its values, and a plan for any values walks the order of the list. */
const IS_LIST = /\blimit \$/;

function nameFor(text: string): string | null {
	const name = names.get(text);
	if (name !== undefined || names.size >= MOST_PREPARED) return name ?? null;
	const times = (timesSent.get(text) ?? 0) + 1;
	timesSent.set(text, times);
	if (times <= TIMES_BEFORE || HAS_ALL_COLUMNS.test(text) || IS_LIST.test(text)) return null;
	timesSent.delete(text);
	names.set(text, `meeha_${names.size + 1}`);
	return null;
}

/** Another type of a result's column; a name that the connection does not have; one that it has for another text. */
const NO_LONGER_PREPARED = new Set(["0A000", "26000", "42P05"]);

type Query = typeof pg.Client.prototype.query;

/**
 * A connection that prepares the statements that a process sends often: PostgreSQL parses and analyzes each once for a
 * connection, and from the sixth time on plans it again only if a plan for any values looks more expensive. Its name
 * stays with the session, so a pooler in between has to keep sessions, as for LISTEN.
 */
export class PreparingClient extends pg.Client {
	override query = ((...args: unknown[]) => {
		const [text, values] = args;
		const send = super.query as (...sent: unknown[]) => Promise<unknown>;
		const isPlain = args.length === 2 && typeof text === "string" && Array.isArray(values);
		const name = isPlain && (values.length > 0 || text.startsWith("select ")) ? nameFor(text) : null;
		if (!isPlain || name === null) return Reflect.apply(send, this, args);
		// A transaction is over when one of its statements fails. Any other statement is sent again.
		const isAlone = this.getTransactionStatus() === "I";
		return Reflect.apply(send, this, [{ name, text, values }]).catch((error: { code?: string }) => {
			if (!NO_LONGER_PREPARED.has(error.code ?? "")) throw error;
			names.set(text, null);
			if (!isAlone) throw error;
			return Reflect.apply(send, this, args);
		});
	}) as Query;
}
