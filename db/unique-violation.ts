/** Whether a write failed because of a unique column, as each engine reports it. */
export const isUniqueViolation = (error: unknown): boolean =>
	["23505", "SQLITE_CONSTRAINT_UNIQUE"].includes(String((error as { code?: unknown } | null)?.code));
