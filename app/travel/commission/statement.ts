import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { InvoiceParty } from "#app/common/market/sellers.server.ts";
import { formatInvoiceNumber } from "#app/invoices/invoice-snapshot.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";

/** What a statement prints beside its entries, as it was when it was made. */
export type StatementSnapshot = {
	market: InvoiceParty;
	hotel: InvoiceParty;
	/** ISO 3166, two letters: decides the size of the paper. */
	hotelCountry: string;
	/** The date on the hotel's calendar. */
	issuedOn: string;
	/** The date by which whoever owes pays; absent when nothing is owed, and in statements from before there was one. */
	dueOn?: string;
	/** Earlier statements in this currency that were not settled, and the sum of their balances. */
	unsettled: { count: number; balance: number };
};

/** `S-2026-00012`: all statements of a year are counted together. */
export const formatStatementNumber = (number: { year: number; number: number }): string =>
	`S-${formatInvoiceNumber(number)}`;

export const isMonth = (text: string): boolean => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The month after another. */
export function monthAfter(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** Who owes whom, by the balance. */
export const STATEMENT_DIRECTIONS = {
	get to_hotel() {
		return t.commission.direction.toHotel({ market: marketName() });
	},
	get to_market() {
		return t.commission.direction.toMarket({ market: marketName() });
	},
	get even() {
		return t.commission.direction.even;
	},
} as const;

export type StatementDirection = keyof typeof STATEMENT_DIRECTIONS;

export const directionOf = (balance: number): StatementDirection =>
	balance > 0 ? "to_hotel" : balance < 0 ? "to_market" : "even";

/** The same when it is settled: who paid whom. */
const STATEMENT_PAYMENTS: Record<StatementDirection, () => string> = {
	to_hotel: () => t.commission.paid.toHotel({ market: marketName() }),
	to_market: () => t.commission.paid.toMarket({ market: marketName() }),
	even: () => STATEMENT_DIRECTIONS.even,
};

/** Who owes whom, or paid whom what was owed, by the balance. */
export const whoPays = (balance: number, { isSettled = false } = {}): string =>
	isSettled ? STATEMENT_PAYMENTS[directionOf(balance)]() : STATEMENT_DIRECTIONS[directionOf(balance)];

export const STATEMENT_STATES = {
	open: {
		get label() {
			return t.commission.state.open;
		},
		tone: "yellow",
		icon: "clock",
	},
	overdue: {
		get label() {
			return t.commission.state.overdue;
		},
		tone: "red",
		icon: "alert",
	},
	settled: {
		get label() {
			return t.commission.state.settled;
		},
		tone: "green",
		icon: "check",
	},
	even: {
		get label() {
			return t.commission.direction.even;
		},
		tone: "grey",
		icon: "check",
	},
} as const satisfies Record<string, { label: string; tone: Tone; icon: IconName }>;

type Settlement = { balance: number; settled_at: string | null; due_on: string | null };

/** The state of a statement on this date; it is overdue from the day after its due date. */
export function statementState(
	{ balance, settled_at, due_on }: Settlement,
	today: string,
): keyof typeof STATEMENT_STATES {
	if (settled_at !== null) return "settled";
	if (balance === 0) return "even";
	return due_on !== null && due_on < today ? "overdue" : "open";
}
