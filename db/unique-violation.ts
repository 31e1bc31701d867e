/** Whether a write failed because a unique column has that value already, as each engine says it. */
export const isUniqueViolation = (error: unknown): boolean =>
	["23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(String((error as { code?: unknown } | null)?.code));
