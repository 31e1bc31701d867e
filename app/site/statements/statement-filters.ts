import { listFilters, namesOf, oneOf, textThat } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { isMonth, STATEMENT_DIRECTIONS, STATEMENT_STATES } from "#app/travel/commission/statement.ts";

/** A hotel by its masked id; "all" for no choice. */
const hotel = textThat((text) => unmaskId(text) !== null);

/** `2026-11`; "all" for no choice. */
const month = textThat(isMonth);

const statementList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			state: oneOf(namesOf(STATEMENT_STATES)),
			owes: oneOf(namesOf(STATEMENT_DIRECTIONS)),
			month,
			hotel,
		},
		sorts: { newest: "desc" },
		sizes: [10, 20, 50],
		usualSize: 20,
	});

/** The list of the market’s staff, and that of hotel owners. */
export const STATEMENT_LIST = statementList("/dashboard/statements");
export const HOTEL_STATEMENT_LIST = statementList("/owner/statements");

export type StatementList = ReturnType<typeof statementList>;
export type StatementFilters = ReturnType<StatementList["read"]>;
