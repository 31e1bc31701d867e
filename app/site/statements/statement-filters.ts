import { listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { isMonth, STATEMENT_DIRECTIONS, STATEMENT_STATES } from "#app/travel/commission/statement.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** A hotel by its masked id; "all" for no choice. */
const hotel = {
	usual: "all",
	read: (text: string) => (unmaskId(text) === null ? "all" : text),
	write: (chosen: string) => chosen,
};

/** `2026-11`; "all" for no choice. */
const month = {
	usual: "all",
	read: (text: string) => (isMonth(text) ? text : "all"),
	write: (chosen: string) => chosen,
};

const statementList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			state: oneOf(names(STATEMENT_STATES)),
			owes: oneOf(names(STATEMENT_DIRECTIONS)),
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
