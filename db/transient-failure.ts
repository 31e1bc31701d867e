/** SQLSTATEs, or classes of them, that are not about the statement: it may succeed a moment later. */
const TRANSIENT_STATES = [
	// Connections: broken, refused, too many; and servers that stop, start, or stand by.
	"08",
	"53",
	"57P",
	// A statement that took too long, an unavailable lock, or a cancelled transaction.
	"57014",
	"55P03",
	"25P03",
	"25P04",
	"40001",
	"40P01",
	// A standby that has not taken over yet.
	"25006",
];

/** https://www.sqlite.org/rescode.html; the extended codes begin with these. */
const TRANSIENT_SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|PROTOCOL)/;

const TRANSIENT_SOCKET =
	/^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/;

/** Errors of pg and its pool without a code. */
const TRANSIENT_MESSAGES =
	/^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed))/;

/**
 * Whether a database error is temporary and independent of the statement: the database can't be reached, is
 * busy, full or read only, or asks for a retry. The statement may or may not have run, for example when a
 * connection breaks at the commit.
 */
export function isTransient(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	if (typeof code !== "string") return TRANSIENT_MESSAGES.test(error.message);
	return (
		TRANSIENT_SQLITE.test(code) ||
		TRANSIENT_SOCKET.test(code) ||
		(/^[0-9A-Z]{5}$/.test(code) && TRANSIENT_STATES.some((state) => code.startsWith(state)))
	);
}
