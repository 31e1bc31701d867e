import { z } from "zod";
import { messageText } from "#app/site/forms/form-fields.ts";
import { readMoney } from "#app/site/money.ts";
import { type OrderChangeName, orderChange } from "./order-changes.ts";
import { FULFILMENT_STATE_NAMES } from "./order-states.ts";
import { OPEN_AGAIN } from "./order-words.ts";

/**
 * A carrier, or a tracking number: one line or nothing. Checked in one go: the form library takes an empty text
 * for a missing one, also half-way through a pipe.
 */
export const parcelLine = (name: string) =>
	z
		.string()
		.optional()
		.transform((typed = "", context) => {
			const text = typed.normalize("NFC").replace(/\s+/gu, " ").trim();
			if (text.length <= 100 && !/\p{Cc}/u.test(text)) return text;
			const fault =
				text.length > 100 ? "has at most 100 characters" : "contains a character that can’t be shown";
			context.addIssue({ code: "custom", message: `${name} ${fault}.` });
			return z.NEVER;
		});

/** Only cancelling depends on where the parcel was. */
function fulfilmentSeen(change: OrderChangeName) {
	const state = z.enum(FULFILMENT_STATE_NAMES, { error: OPEN_AGAIN });
	return change === "cancellation" ? state : state.optional();
}

/** What the dialog of a change sends, by what it asks for. `currency` is the order's. */
export function changeSchema(change: OrderChangeName, currency: string) {
	const { asks } = orderChange(change);
	return z.object({
		seen: z.string({ error: OPEN_AGAIN }).max(40, OPEN_AGAIN),
		fulfilmentSeen: fulfilmentSeen(change),
		carrier: parcelLine("A carrier"),
		trackingNumber: parcelLine("A tracking number"),
		isCashHere: z
			.string()
			.optional()
			.transform((sent) => sent !== undefined),
		why: messageText("Say why.").optional(),
		amount:
			asks === "amount"
				? z.string({ error: "Enter an amount." }).transform((typed, context) => {
						const amount = readMoney(typed, currency);
						if (amount !== null && amount > 0) return amount;
						context.addIssue({ code: "custom", message: "Enter an amount like 12.50." });
						return z.NEVER;
					})
				: z
						.string()
						.optional()
						.transform(() => 0),
		refundedSeen: z
			.string()
			.optional()
			.transform((sent) => (sent && /^\d{1,12}$/.test(sent) ? Number(sent) : 0)),
	});
}

/** What a parcel really goes as, and what the screen showed. */
export const correctionSchema = z
	.object({
		carrier: parcelLine("A carrier"),
		trackingNumber: parcelLine("A tracking number"),
		carrierSeen: parcelLine("A carrier"),
		trackingSeen: parcelLine("A tracking number"),
	})
	.refine(({ carrier, trackingNumber }) => carrier !== "" || trackingNumber !== "", {
		path: ["trackingNumber"],
		message: "Enter a tracking number, or a carrier.",
	});

/** What a note of the shop sends. */
export const noteSchema = z.object({ note: messageText("Write a note.") });

/** What an answer to a return sends. */
export const answerSchema = (needsWords: boolean) =>
	z.object({
		seen: z.string({ error: OPEN_AGAIN }).max(40, OPEN_AGAIN),
		words: needsWords ? messageText("Tell the customer why.") : messageText("").optional().default(""),
	});
