import { showReferenceNumber } from "#app/site/reference-number.ts";
import type { ChangeRefusal } from "./change-order.server.ts";
import { type StateColumn, stateRow } from "./order-states.ts";
import type { AnswerOutcome } from "./returns/answer-return.server.ts";
import { RETURN_STATES } from "./returns/return-words.ts";

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
	return { reason: "That is nothing, or more than was paid and not given back yet.", status: 422 };
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

/** What came of doing a thing to many orders: how many, and which not. */
export function sayBulk(
	{ done, refused }: { done: number; refused: readonly string[] },
	word: string,
): { tone: "success" | "error"; text: string } {
	const count = (orders: number) => `${orders} ${orders === 1 ? "order" : "orders"}`;
	if (refused.length === 0) return { tone: "success", text: `${count(done)} ${word}.` };
	const named = refused.slice(0, MOST_NAMED).map(showReferenceNumber).join(", ");
	const more = refused.length > MOST_NAMED ? ` and ${refused.length - MOST_NAMED} more` : "";
	const text = `${count(done)} ${word}. Not ${word}, as ${refused.length === 1 ? "it stands" : "they stand"} otherwise by now: ${named}${more}.`;
	return { tone: "error", text };
}
