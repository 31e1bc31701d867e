import { type FigureRow, formatCount, formatShare } from "#app/common/format-figures.ts";
import { formatMoney } from "#app/common/money.ts";
import type { MoveFigures } from "./move-figures.server.ts";

export const MOVE_FIGURE_ROWS: readonly FigureRow<MoveFigures>[] = [
	{ key: "moves", label: "Moves", kind: "amount", isGoodUp: true, show: formatCount },
	{ key: "revenue", label: "Revenue", kind: "amount", isGoodUp: true, show: formatMoney },
	{ key: "fees", label: "Cancellation fees", kind: "amount", isGoodUp: false, show: formatMoney },
	{ key: "cancelledShare", label: "Cancelled", kind: "share", isGoodUp: false, show: formatShare },
	{ key: "capacityShare", label: "Capacity used", kind: "share", isGoodUp: true, show: formatShare },
	{ key: "onTimeShare", label: "On time", kind: "share", isGoodUp: true, show: formatShare },
];

/** What each figure counts. */
export const MOVE_DEFINITIONS: readonly (readonly [string, string])[] = [
	[
		"Moves",
		"Confirmed and delivered moves, by the date of the move. Requests that nobody has confirmed are excluded.",
	],
	[
		"Revenue",
		"The agreed prices of those moves. A price that the customer has not accepted yet does not count, and neither does a move without a price.",
	],
	[
		"Cancellation fees",
		"What customers owe for cancelling late, by the date of the move. Not part of the revenue.",
	],
	[
		"Cancelled",
		"Cancelled bookings as a share of all bookings for these dates. Rejected requests are excluded.",
	],
	[
		"Capacity used by day",
		"The half hours of vehicles at work that are booked, assigned or not. A date before the first vehicle has no capacity.",
	],
	[
		"Capacity used by vehicle",
		"The half hours with an assigned job, as a share of those that the vehicle works by its current hours, without its times out of service.",
	],
	[
		"On time",
		"Of the moves whose driver reported the arrival: those at which it was early or at most 15 minutes after the booked time.",
	],
];
