import { showReferenceNumber } from "#app/site/reference-number.ts";
import type { BulkOutcome } from "./act-on-order.server.ts";
import type { ChangeRefusal } from "./change-order.server.ts";
import { type StateColumn, stateRow } from "./order-states.ts";
import type { AnswerOutcome } from "./returns/answer-return.server.ts";
import { RETURN_STATES } from "./returns/return-words.ts";
import type { CorrectionOutcome } from "./shipping/correct-parcel.server.ts";

export const GONE = "It is not there any more.";
export const OPEN_AGAIN = "Open the order again and choose from there.";

const SUBJECTS: Record<StateColumn, string> = { status: "It", payment: "Its payment", fulfilment: "It" };

/** What an order's own state forbids: 'It is completed, and that rules this out.' */
export const sayAlready = (column: StateColumn, state: string): string =>
	`${SUBJECTS[column]} is ${stateRow(column, state).label.toLowerCase()}, and that rules this out.`;

type Explained = { reason: string; status: number };
type ShowMoment = (moment: string) => string;

const NOT_NOW = { reason: "Where it stands now, that can’t be done.", status: 409 };

/** Why a change was refused, for whoever asked for it, and the status to answer with. */
export function explainRefusal(refusal: ChangeRefusal, showMoment: ShowMoment): Explained {
	if (refusal.reason === "changed") {
		const word = stateRow(refusal.column, refusal.state).label.toLowerCase();
		return { reason: sayWho(refusal.by, word, showMoment(refusal.at)), status: 409 };
	}
	if (refusal.reason === "gone") return { reason: GONE, status: 404 };
	if (refusal.reason === "not_allowed") return NOT_NOW;
	if (refusal.reason === "other_parcel") return { reason: sayOtherParcel(refusal), status: 409 };
	return { reason: "That is nothing, or more than was paid and not given back yet.", status: 422 };
}

export type Parcel = { carrier: string; trackingNumber: string };

/** '“Parcel Post PP 123”' */
export function sayParcel({ carrier, trackingNumber }: Parcel): string {
	const told = [carrier, trackingNumber].filter(Boolean).join(" ");
	return told ? `“${told}”` : "without a carrier or tracking number";
}

const sayOtherParcel = (parcel: Parcel): string =>
	`You have shipped it already, ${parcel.carrier || parcel.trackingNumber ? "as " : ""}${sayParcel(parcel)}, and that is what the customer was told. ${CORRECT_IT}`;

const CORRECT_IT = "If that is wrong, press “Correct parcel” on the order’s page.";

export const NOT_ON_THE_ROAD =
	"Only the parcel of an order that is shipped, and not yet delivered, can be corrected.";

/** Why a parcel was not corrected, and the status to answer with. */
export function explainCorrection(refusal: Extract<CorrectionOutcome, { ok: false }>): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone"
			? { reason: GONE, status: 404 }
			: { reason: NOT_ON_THE_ROAD, status: 409 };
	return {
		reason: `Somebody has corrected it meanwhile: it is ${sayParcel(refusal.parcel)} now.`,
		status: 409,
	};
}

/** The same for an answer to a return. */
export function explainReturnRefusal(
	refusal: Extract<AnswerOutcome, { ok: false }>,
	showMoment: ShowMoment,
): Explained {
	if (refusal.reason !== "changed")
		return refusal.reason === "gone" ? { reason: GONE, status: 404 } : NOT_NOW;
	const word = RETURN_STATES[refusal.state].label.toLowerCase();
	return { reason: sayWho(refusal.by, word, showMoment(refusal.at)), status: 409 };
}

const sayWho = (by: string | null, word: string, at: string) =>
	by ? `${by} has set it to ${word} (${at}).` : `It was set to ${word} (${at}).`;

const MOST_NAMED = 10;

/** What came of doing a thing to many orders: how many, which not, and why (`failure`: of those that failed). */
export function sayBulk(
	{ done, refused, otherwiseShipped, failed }: BulkOutcome,
	word: string,
	failure: string,
): { tone: "success" | "error"; text: string } {
	const said = [`${done} ${done === 1 ? "order" : "orders"} ${word}.`];
	const them = refused.length === 1 ? "it stands" : "they stand";
	if (refused.length > 0) said.push(`Not ${word}, as ${them} otherwise by now: ${nameOrders(refused)}.`);
	if (otherwiseShipped.length > 0)
		said.push(
			`Shipped before, and the customer told of another carrier or tracking number: ${nameOrders(otherwiseShipped)}. ${CORRECT_IT}`,
		);
	const numbers = failed.map(({ number }) => number);
	if (failed.length > 0) said.push(`Not ${word}: ${nameOrders(numbers)}. ${failure} Try again with them.`);
	return { tone: said.length === 1 ? "success" : "error", text: said.join(" ") };
}

function nameOrders(numbers: readonly string[]): string {
	const more = numbers.length > MOST_NAMED ? ` and ${numbers.length - MOST_NAMED} more` : "";
	return numbers.slice(0, MOST_NAMED).map(showReferenceNumber).join(", ") + more;
}
